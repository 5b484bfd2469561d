// The answers of a class. Each letter has a colour and a shape of its own, beside the board and on the cards (pages.mjs), so nobody has to
// tell colours apart. White has a contrast of at least 5:1 on each colour.
const kPlain = 'M6 6h88v88H6z';

/** @typedef {(typeof kLetters)[number]} Letter */
export const kLetters = [
  {letter: 'A', colour: '#0072b2', shape: 'M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96z', baseline: 68},
  {letter: 'B', colour: '#b84d00', shape: kPlain, baseline: 68},
  {letter: 'C', colour: '#007a5a', shape: 'M50 0L100 94H0z', baseline: 84},
  {letter: 'D', colour: '#222222', shape: 'M50 0L100 50L50 100L0 50z', baseline: 68},
  {letter: 'E', colour: '#7a3e9d', shape: 'M32 2h36v30h30v36h-30v30h-36v-30h-30v-36h30z', baseline: 68},
];

// The letter of the choice at a place, from 0. A sixth choice has no card, but can be counted.
export const letterAt = (/** @type {number} */ place) =>
  kLetters[place] ?? {letter: String.fromCharCode(65 + place), colour: '#555555', shape: kPlain, baseline: 68};
