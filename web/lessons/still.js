// The board of a lesson without WebGL 2: a picture of each stop instead of a LessonBoard (board.js).
export class StillBoard {
  isStill = true;
  #host;
  #turn = 0; // counts, so that an outdated stop can be recognized

  // show(settings) draws a picture; judge() is as that of an instance, or promises it.
  constructor(host) {
    this.#host = host;
  }

  async show({picture}, show, {settings}) {
    const turn = ++this.#turn;
    await this.#host.show({...settings, ...picture});
    return turn === this.#turn;
  }

  judge(question, said) {
    return this.#host.judge(question, said);
  }
  leave() {
    ++this.#turn;
  }
  mark() {}
  squareAt() {
    return '';
  }
  boardPlace() {
    return null;
  }
}
