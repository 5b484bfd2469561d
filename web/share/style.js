// How the Share dialog looks. Constructed, so that no content security policy refuses it; the colours are variables that the
// dialog sets (palette.js).
const kStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
dialog {
  width: min(56rem, calc(100vw - 2rem)); height: min(36rem, calc(100dvh - 2rem)); max-width: none; max-height: none; margin: auto; padding: 0; border: 1px solid var(--border);
  border-radius: 12px; color: var(--text); background: var(--background); font: 400 15px/1.5 Inter, system-ui, sans-serif; overflow: hidden;
  overscroll-behavior: contain;
}
dialog[open] { display: grid; grid-template: auto minmax(0, 1fr) auto / 12rem minmax(0, 1fr); }
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
header { grid-column: 1 / -1; display: flex; align-items: center; justify-content: space-between; padding: 0.75rem 0.75rem 0.75rem 1.5rem; border-bottom: 1px solid var(--border); }
h2 { margin: 0; font-size: 1.25rem; font-weight: 400; }
.tabs { display: flex; flex-direction: column; gap: 2px; padding: 0.75rem; border-right: 1px solid var(--border); overflow: auto; }
.pane { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-start; align-content: flex-start; padding: 1.25rem 1.5rem; overflow: auto; min-width: 0; }
.content { flex: 1 1 20rem; min-width: 0; display: flex; flex-direction: column; gap: 1rem; outline: none; }
.content[inert] { opacity: 0.5; }
.picture { flex: 0 1 15rem; min-width: 0; }
.picture:empty { display: none; }
.picture svg { display: block; width: 100%; height: auto; max-height: 20rem; border-radius: 6px; }
footer { grid-column: 1 / -1; display: flex; align-items: center; gap: 1rem; min-height: 3.25rem; padding: 0.25rem 1.5rem; border-top: 1px solid var(--border); }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: flex-end; }
.field { display: flex; flex-direction: column; gap: 0.25rem; min-width: 0; }
label { color: var(--muted); font-size: 13px; }
.check { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.5rem; color: var(--text); font-size: 15px; }
.check input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); }
p { margin: 0; }
.note { color: var(--muted); font-size: 13px; }
.status { flex: 1; font-size: 14px; }
.verdict { padding-left: 0.75rem; border-left: 3px solid transparent; }
.verdict.good { border-color: var(--accent); }
.verdict.bad { border-color: var(--dead_end); }
.progress { display: flex; align-items: center; gap: 0.75rem; }
progress { width: 10rem; height: 0.5rem; accent-color: var(--accent); }
button, select, input, textarea { font: inherit; color: inherit; border: 1px solid transparent; border-radius: 6px; background: var(--surface); }
button { min-height: 2.5rem; padding: 0.25rem 1rem; cursor: pointer; }
button:hover, select:hover { background: var(--hovered); }
button:active { background: var(--pressed); }
button.main { color: var(--on_accent); background: var(--accent); }
button.main:hover { filter: brightness(1.08); }
[role=tab] { padding: 0.25rem 0.75rem; text-align: left; background: none; white-space: nowrap; }
[role=tab][aria-selected=true] { background: var(--pressed); }
.close { min-width: 2.5rem; padding: 0; font-size: 1.375rem; line-height: 1; background: none; }
select, input[type=text], input[type=number] { min-height: 2.5rem; padding: 0.25rem 0.625rem; border-color: var(--border); max-width: 100%; }
input[type=number] { width: 8.5rem; }
textarea { width: 100%; padding: 0.5rem 0.625rem; border-color: var(--border); font: 13px/1.5 ui-monospace, monospace; resize: vertical; overflow: auto; }
textarea::placeholder, input::placeholder { color: var(--muted); opacity: 0.8; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.paper { position: fixed; left: -1px; bottom: 0; width: 1px; height: 1px; border: 0; opacity: 0; }
@media (max-width: 640px) {
  dialog { width: 100vw; height: 100dvh; border: 0; border-radius: 0; }
  dialog[open] { grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr); }
  .tabs { flex-direction: row; padding: 0.5rem; border-right: 0; border-bottom: 1px solid var(--border); }
  [role=tab] { flex: none; }
  .pane { padding: 1rem; flex-direction: column; flex-wrap: nowrap; align-items: stretch; }
  .content, .picture { flex: none; }
  .picture { align-self: center; width: 15rem; }
  header, footer { padding-left: 1rem; padding-right: 1rem; }
}
@media (pointer: coarse) {
  button, select, input[type=text], input[type=number], .check { min-height: 44px; }
  .close { min-width: 44px; }
  input, select, textarea { font-size: 16px; }
}
@media (forced-colors: active) {
  button, [role=tab][aria-selected=true] { border-color: ButtonText; }
}
`;

let sheet = null;

export function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(kStyle);
  }
  return sheet;
}
