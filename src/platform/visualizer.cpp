#include "platform/visualizer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

#include "view/controls/imgui_access.h"

namespace kt {
namespace {

constexpr int kSettlingFrames = 4;  // Dear ImGui spreads a press and a release in one frame over several frames
constexpr double kTooltipDelay = 0.45;

int on_event(void* visualizer, SDL_Event* event) {
  // SDL's own marker in the queue, set at every poll.
  if (event->type == SDL_POLLSENTINEL) return 0;
  static_cast<Visualizer*>(visualizer)->wake();
  if (event->type == SDL_MOUSEMOTION) static_cast<Visualizer*>(visualizer)->expect_tooltip();
  return 0;
}

// While a key or button is held, Dear ImGui repeats it by time.
bool something_is_held() {
  if (ImGui::IsAnyMouseDown()) return true;
  for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_MouseLeft; ++key) {
    if (ImGui::IsKeyDown(static_cast<ImGuiKey>(key))) return true;
  }
  return false;
}

}  // namespace

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

Visualizer::Visualizer(Window window) : window_(window), app_(now) {
  SDL_AddEventWatch(on_event, this);
  wake();
}

Visualizer::~Visualizer() {
  SDL_DelEventWatch(on_event, this);
  close_window(window_);
}

bool Visualizer::frame(double shown) {
  const bool may_skip = only_search_needs_frame();
  if (settling_ > 0) --settling_;
  if (now() >= look_again_) look_again_ = std::numeric_limits<double>::infinity();
  const bool quit = poll_events(window_);
  if (std::exchange(forget_pointer_, false)) {
    constexpr float kNowhere = -std::numeric_limits<float>::max();
    ImGui::GetIO().AddMousePosEvent(kNowhere, kNowhere);
  }
  app_.tick();
  // The last step is always drawn.
  if (!draw_pace_.draws(shown, may_skip && app_.is_too_fast_to_follow())) {
    ++frames_spared_;
    return !quit;
  }
  draw();
  return !quit;
}

void Visualizer::draw() {
  const Snapshot& snapshot = this->snapshot();
  begin_frame(window_, view_.scale(snapshot.settings, size_of(window_)));
  const float wanted = view_.wanted_height();
  const std::vector<Command> commands = view_.draw(snapshot);
  if (view_.wanted_height() != wanted) wake();  // some parts of the height are known only after a frame
  present(window_, view_.background(snapshot));
  ++frames_drawn_;
  for (const Command& command : commands) apply(command);
  if (commands.empty()) press_next();
}

bool Visualizer::press(std::string_view id, ImVec2 at) {
  const Control* control = view_.controls().find(id);
  if (!control || !control->enabled) return false;
  presses_.push_back({std::string(id), at});
  wake();
  return true;
}

// One at a time, each after the effects of the one before are drawn.
void Visualizer::press_next() {
  if (presses_.empty() || waiting_events() > 0) return;
  const Press press = std::move(presses_.front());
  presses_.erase(presses_.begin());
  if (const Control* control = view_.controls().find(press.id)) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(std::lerp(control->min.x, control->max.x, press.at.x),
                        std::lerp(control->min.y, control->max.y, press.at.y));
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);  // the press waits for a frame: see poll_events()
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    forget_pointer();
  }
  wake();
}

bool Visualizer::only_search_needs_frame() const {
  return app_.is_too_fast_to_follow() && settling_ == 0 && !something_is_held() && !view_.is_waiting() &&
         (app_.state() == RunState::playing || !view_.moves());
}

const Snapshot& Visualizer::snapshot() {
  app_.show(snapshot_);
  return snapshot_;
}

void Visualizer::wake() { settling_ = kSettlingFrames; }

void Visualizer::expect_tooltip() { look_again_ = now() + kTooltipDelay; }

void Visualizer::forget_pointer() {
  forget_pointer_ = true;
  look_again_ = std::numeric_limits<double>::infinity();
  wake();
}

double Visualizer::seconds_until_frame() const {
  if (settling_ > 0 || something_is_held() || view_.is_waiting() || view_.moves()) return 0;
  return std::min(app_.seconds_until_change(), std::max(0.0, look_again_ - now()));
}

void Visualizer::apply(const Command& command) {
  app_.apply(command);
  wake();
}

}  // namespace kt
