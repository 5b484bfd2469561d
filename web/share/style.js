// The style of the Share dialog, constructed, so that no content security policy refuses it. The colours are variables set by the dialog.
// In pixels, because the page's own font size must not matter here.
import controls from '../element/controls.css';
import {sheetOf} from '../element/sheet.js';

const kStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden], dialog[open]:not(:modal) { display: none !important; }
dialog {
  width: min(896px, calc(100vw - 32px)); height: min(576px, calc(100dvh - 32px)); max-width: none; max-height: none; margin: auto; padding: 0; border: 1px solid var(--border);
  border-radius: 8px; color: var(--text); background: var(--background); font: 400 15px/1.5 knights-tour, system-ui, sans-serif; overflow: hidden;
  overscroll-behavior: contain;
}
dialog[open] { display: grid; grid-template: auto minmax(0, 1fr) auto / 192px minmax(0, 1fr); }
dialog.keys { width: min(560px, calc(100vw - 32px)); height: fit-content; max-height: calc(100dvh - 32px); }
dialog.keys[open] { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
dialog.ask { width: min(480px, calc(100vw - 32px)); height: fit-content; padding: 20px 24px; border-radius: 8px; border: 1px solid var(--border); }
dialog.ask[open] { display: flex; flex-direction: column; gap: 16px; }
dialog.code { width: fit-content; max-width: calc(100vw - 32px); height: fit-content; max-height: calc(100dvh - 16px); }
dialog.code[open] { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
.code .content { --choice: 0px; align-items: center; gap: 8px; padding: 12px 24px 16px; overflow: auto; }
.code .qr { display: block; width: min(calc(100vw - 80px), calc(100dvh - 190px - var(--choice))); height: auto; }
.code .address { max-width: min(calc(100vw - 80px), calc(100dvh - 190px - var(--choice))); font-size: 18px; overflow-wrap: anywhere; text-align: center; }
.code .place { display: contents; --choice: 56px; }
.code .row { justify-content: center; }
.code [aria-pressed=true] { color: var(--on-accent); background: var(--accent); border-color: transparent; }
.link-code .qr { display: block; width: 180px; height: auto; }
.keys .content { overflow: auto; padding: 16px 24px 20px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; }
dd { margin: 0; }
kbd { display: inline-block; min-width: 28px; padding: 0 8px; text-align: center; font: inherit; font-size: 14px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); }
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
header { grid-column: 1 / -1; display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 12px 12px 24px; border-bottom: 1px solid var(--border); }
h2 { margin: 0; font-size: 20px; font-weight: 400; }
.tabs { display: flex; flex-direction: column; gap: 2px; padding: 12px; border-right: 1px solid var(--border); overflow: auto; }
.pane { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; align-content: flex-start; padding: 20px 24px; overflow: auto; min-width: 0; }
.content { flex: 1 1 300px; min-width: 0; display: flex; flex-direction: column; gap: 16px; outline: none; }
.content[inert] { opacity: 0.5; }
.picture { flex: 0 1 288px; min-width: 0; }
.picture:empty { display: none; }
.picture svg { display: block; width: 100%; height: auto; max-height: 320px; border-radius: 8px; }
/* Nothing is at the foot until there is something to say: the line above it belongs to that. */
footer { grid-column: 1 / -1; display: flex; }
footer > :not(:empty) { display: flex; align-items: center; min-height: 52px; padding: 4px 24px; border-top: 1px solid var(--border); }
.form { display: flex; flex-direction: column; gap: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: flex-end; }
.field { display: flex; flex-direction: column; gap: 4px; min-width: 0; }
label { color: var(--muted); font-size: 13px; }
.check { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--text); font-size: 15px; }
.check input { width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
p { margin: 0; }
fieldset { display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 8px 12px 12px; border: 1px solid var(--border); border-radius: 8px; min-width: 0; }
legend { padding: 0 6px; color: var(--muted); font-size: 13px; }
.note { color: var(--muted); font-size: 13px; }
.status { flex: 1; font-size: 14px; }
.verdict { padding-left: 12px; white-space: pre-line; border-left: 3px solid transparent; }
.verdict.good { border-color: var(--accent); }
.verdict.bad { border-color: var(--dead-end); }
.progress { gap: 12px; }
progress { width: 160px; height: 8px; accent-color: var(--accent); }
[role=tab] { padding: 4px 12px; text-align: left; background: none; border-color: transparent; white-space: nowrap; }
[role=tab]:hover { background: var(--hovered); }
[role=tab][aria-selected=true] { background: var(--surface); box-shadow: inset 3px 0 var(--accent); }
.close { padding: 0; font-size: 22px; line-height: 1; background: none; border-color: transparent; }
.close:hover { background: var(--hovered); }
select, input[type=text], input[type=number] { min-height: 44px; padding: 4px 10px; max-width: 100%; }
input[type=number] { width: 136px; }
textarea { width: 100%; padding: 8px 10px; font: 13px/1.5 ui-monospace, monospace; resize: vertical; overflow: auto; }
textarea::placeholder, input::placeholder { color: var(--muted); opacity: 0.8; }
.paper { position: fixed; left: -1px; bottom: 0; width: 1px; height: 1px; border: 0; opacity: 0; }
@media (max-width: 640px) {
  dialog { width: 100vw; height: 100dvh; border: 0; border-radius: 0; }
  dialog[open] { grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr); }
  .tabs { flex-direction: row; padding: 8px; border-right: 0; border-bottom: 1px solid var(--border); }
  [role=tab] { flex: none; }
  [role=tab][aria-selected=true] { box-shadow: inset 0 -3px var(--accent); }
  .pane { padding: 16px; flex-direction: column; flex-wrap: nowrap; align-items: stretch; }
  .content, .picture { flex: none; }
  .picture { align-self: center; width: 240px; }
  header, footer > :not(:empty) { padding-left: 16px; padding-right: 16px; }
}
@media (pointer: coarse) {
  input, select, textarea { font-size: 16px; }
}
@media (forced-colors: active) {
  button, [role=tab][aria-selected=true] { border-color: ButtonText; }
}
`;

export const sheet = sheetOf(controls + kStyle);
