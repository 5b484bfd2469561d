// A custom element of somebody else, with a board in its shadow root.
customElements.define(
  'x-card',
  class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const board = document.createElement('knights-tour');
      board.setAttribute('board', this.id === 'one' ? '6x6' : '5x6');
      board.setAttribute('poster', 'auto');
      this.attachShadow({mode: 'open'}).append(board);
    }
  },
);
