#include "view/tree/tree_picture.h"

#include <algorithm>

#include "app/language/say.h"
#include "app/words/numbers.h"
#include "app/words/sentence.h"
#include "view/pen/annotation_mark.h"
#include "view/pen/svg_pen.h"
#include "view/stack/branch.h"

namespace kt {
namespace {

constexpr float kPaperMargin = 16;
constexpr float kCaption = 28;

const char* class_of(TreeItem::Kind kind) {
  switch (kind) {
    case TreeItem::Kind::node: return "node";
    case TreeItem::Kind::folded: return "given-up";
    case TreeItem::Kind::open: return "to-try";
    case TreeItem::Kind::pruned: return "left-out";
    case TreeItem::Kind::dead_end: return "dead-end";
    case TreeItem::Kind::tour: return "tour";
    default: return "more";
  }
}

void draw_name(Pen& pen, ImVec2 at, const std::string& name, float size, ImU32 colour) {
  if (size >= kSmallestTreeText) pen.centred_text(at, name, size, colour);
}

}  // namespace

void draw_tree_lines(Pen& pen, const Palette& colours, const TreeProjection& view, const TreeLayout& layout) {
  const ImU32 twig = mix(colours.background, colours.muted, 0.6f);
  for (const bool of_path : {false, true}) {
    const float thickness = (of_path ? 2.5f : 1.0f) * std::clamp(view.zoom, 0.5f, 1.5f);
    for (const TreeLine& line : layout.lines) {
      if (line.path != of_path) continue;
      pen.line(view.to_screen(line.from), view.to_screen(line.to), of_path ? colours.accent : twig, thickness);
    }
  }
}

void draw_tree_item(Pen& pen, const Palette& colours, const TreeProjection& view, const TreeItem& item) {
  const ImVec2 at = view.to_screen(item.at);
  const float r = item.radius * view.zoom;
  switch (item.kind) {
    case TreeItem::Kind::node: {
      const float half = kTreeNodeHalf * view.zoom;
      const ImVec2 min{at.x - r, at.y - half}, max{at.x + r, at.y + half};
      const ImU32 face = mix(colours.background, colours.accent, 0.12f);
      pen.rect(min, max, item.is_top ? colours.accent : face, half);
      if (!item.is_top) pen.frame(min, max, colours.accent, 1.5f, half);
      return draw_name(pen, at, item.label, kTreeNameSize * view.zoom, item.is_top ? colours.on_accent : colours.text);
    }
    case TreeItem::Kind::folded: {
      const auto corners = folded_corners(item);
      pen.triangle(view.to_screen(corners[0]), view.to_screen(corners[1]), view.to_screen(corners[2]),
                   colours.dead_end);
      break;
    }
    case TreeItem::Kind::open: draw_sign(pen, at, r, Sign::open, colours); break;
    case TreeItem::Kind::pruned: draw_sign(pen, at, r, Sign::diamond, colours); break;
    case TreeItem::Kind::dead_end: draw_badge(pen, colours, at, r, Badge::wrong); break;
    case TreeItem::Kind::tour: draw_badge(pen, colours, at, r, Badge::right); break;
    case TreeItem::Kind::more: break;
  }
  draw_name(pen, view.to_screen(label_middle(item)), item.label, kTreeLabelSize * view.zoom, colours.muted);
}

std::string words_of(const TreeItem& item, const Settings& settings) {
  const std::string name = spoken_name(settings, item.square);
  switch (item.kind) {
    case TreeItem::Kind::node: return say(Message{"Square {0} of the path: {1}", item.depth, name});
    case TreeItem::Kind::folded:
      return say(
          item.visits
              ? Message{"The search backtracked from {0} after {1, plural, one {# visit, to {0} itself} other {# visits, including the one to {0} itself}}.",
                        name, *item.visits}
              : Message{"The search backtracked from {0}. Counting the visits to {0} and beyond…", name});
    case TreeItem::Kind::open:
      return say(Message{"{0} has not been tried yet. It has {1, plural, one {# onward move} other {# onward moves}}.",
                         name, item.onward});
    case TreeItem::Kind::pruned:
      return say(Message{"The search pruned {0} because no tour can begin with this path.", name});
    default: return item.label;
  }
}

std::string tree_svg(const TreeLayout& layout, const Settings& settings, const Palette& colours,
                     const std::string& caption, ImFont* font) {
  SvgPen pen(font);
  const float words = pen.width(caption, kTreeNameSize) / 2;
  const ImVec2 min{std::min(layout.min.x, -words) - kPaperMargin, layout.min.y - kPaperMargin};
  const ImVec2 max{std::max(layout.max.x, words) + kPaperMargin, layout.max.y + kPaperMargin + kCaption};
  pen.rect(min, max, colours.background, 0);
  draw_tree_lines(pen, colours, {}, layout);
  for (const TreeItem& item : layout.items) {
    pen.begin_part(class_of(item.kind), words_of(item, settings));
    draw_tree_item(pen, colours, {}, item);
    pen.end_part();
  }
  pen.centred_text({(min.x + max.x) / 2, max.y - kPaperMargin - kTreeNameSize / 2}, caption, kTreeNameSize,
                   colours.text);
  return pen.take(min, max, caption);
}

}  // namespace kt
