// The element's inside: its style sheet, constructed so that no content security policy refuses it, and its parts.
//
// `.frame` begins anew with every property, so that nothing of the host page's style comes in; it is measured by the
// container queries. Where the host gives no height, `.space` holds the place before anything is loaded: the heights are those of src/view/layout.cpp.
const kStyle = `
:host { display: block; position: relative; }
:host([hidden]) { display: none !important; }
[hidden] { display: none !important; }
.frame {
  all: initial; display: block; position: relative; box-sizing: border-box; width: 100%; height: 100%; overflow: auto;
  container-type: inline-size; font: 400 16px/1.5 Inter, system-ui, sans-serif; color: var(--text); background: var(--background);
}
.space { position: relative; height: 100%; min-height: 100%; --below: 170px; --beside: 0px; --most: max(24rem, 92vh); }
.space::before { content: ""; display: block; height: var(--height); max-height: 100%; }
.full { --beside: calc(clamp(320px, 31cqw, 460px) + 40px); --height: min(62.5cqw, var(--most)); }
.minimal { --height: min((100cqw - 68px) * var(--ratio) + 48px + var(--below), var(--most)); }
.none { --below: 0px; --height: min((100cqw - 48px) * var(--ratio) + 48px, var(--most)); }
@container (max-width: 1179px) { .full { --below: 222px; } }
@container (max-width: 759px) {
  .minimal { --below: 222px; }
  .full { --beside: 0px; --height: calc((100cqw - 48px) * min(var(--ratio), 1) + 48px + 54.5rem); --below: calc(var(--height) - 48px - (100cqw - 48px) * min(var(--ratio), 1)); }
}
@container (max-width: 529px) { .minimal { --below: 274px; } }
canvas { position: absolute; inset: 0; display: block; width: 100%; height: 100%; outline: none; }
canvas.coming { visibility: hidden; }
canvas:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
.poster { position: absolute; inset: 0 var(--beside) var(--below) 0; display: grid; place-items: center; }
.poster > svg, .poster > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
.play {
  all: unset; position: relative; box-sizing: border-box; width: 88px; height: 88px; border-radius: 50%; cursor: pointer;
  background: var(--accent); display: grid; place-items: center;
}
.play:hover { filter: brightness(1.1); }
.play:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
.play::before {
  content: ""; width: 30px; height: 34px; margin-left: 8px; background: var(--background); clip-path: polygon(0 0, 100% 50%, 0 100%);
}
@media (forced-colors: active) { .play { border: 3px solid ButtonText; } .play::before { forced-color-adjust: none; background: ButtonText; } }
.message {
  position: absolute; inset: auto 24px 24px; max-width: 34rem; max-height: calc(100% - 48px); overflow: auto; box-sizing: border-box;
  margin: 0 auto; padding: 12px 20px; border: 1.5px solid var(--warning); border-radius: 8px; background: var(--background);
}
.message p { margin: 4px 0; }
.message pre { margin: 8px 0; font: 14px/1.4 ui-monospace, monospace; overflow: auto; }
.status { position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mirror { position: absolute; inset: 0; z-index: 1; overflow: hidden; pointer-events: none; }
.mirror > * { all: unset; position: absolute; box-sizing: border-box; color: transparent; overflow: hidden; white-space: nowrap; }
.mirror > input { opacity: 0; }
.mirror > input::-webkit-slider-thumb { opacity: 0; }
.mirror > input:focus-visible { opacity: 1; }
.mirror > input[type="text"]:focus-visible { color: var(--text); background: var(--background); }
.mirror > :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
`;

let sheet = null;

function make(tag, part, attributes = {}) {
  const element = document.createElement(tag);
  element.className = part;
  element.setAttribute('part', part);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// Fills a shadow root; returns its parts by name. The canvas comes later: a lost one cannot be used again.
export function furnish(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(kStyle);
  }
  root.adoptedStyleSheets = [sheet];
  const parts = {
    frame: make('div', 'frame'),
    space: make('div', 'space'),
    poster: make('div', 'poster'),
    play: make('button', 'play', {type: 'button', 'aria-label': 'Play'}),
    message: make('div', 'message', {hidden: ''}),
    status: make('div', 'status', {role: 'status'}),
    mirror: make('div', 'mirror', {role: 'toolbar', 'aria-label': 'Controls', hidden: ''}),
  };
  const {frame, space, poster, play, message, status, mirror} = parts;
  poster.append(play);
  space.append(poster, mirror, message, status);
  frame.append(space);
  root.append(frame);
  return parts;
}

export function makeCanvas() {
  const canvas = make('canvas', 'board', {
    tabindex: '0',
    role: 'application',
    'aria-label': 'The search for a knight\'s tour. Space plays and pauses, the arrow keys step.',
  });
  canvas.classList.add('coming');
  return canvas;
}
