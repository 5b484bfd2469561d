// The headings of the reference, and the text below each. Code is between backticks.
export const kReference = {
  attributes: [
    'Attributes',
    'Each attribute is also a property of the same name. A flag is on when the attribute is present, unless its value is false.',
  ],
  methods: ['Methods', 'You can call any method right away. Calls that need the search wait until it has loaded.'],
  events: ['Events', 'The `detail` field has more information.'],
  errors: [
    'Kinds of errors',
    'An `error` event has the kind of error in `detail.kind`. The error of a rejected promise has it in `kind`.',
  ],
  properties: ['CSS custom properties', 'Set these properties on the element or on an ancestor.'],
  parts: ['Parts', 'Style the parts with `knights-tour::part(...)`.'],
  slots: ['Slots', 'Content between the tags.'],
  policy: ['Content security policy', "With `default-src 'none'`, allow these sources. The board's own styles need no entry."],
  messages: [
    'Messages to and from the iframe',
    'The page and the iframe send each other messages with `postMessage`. With `origins=https://a.example` in the address, the iframe exchanges messages only with that site. With `sound=true` the board has a sound button.',
  ],
};

export const kAboutSite =
  "The folder that contains `knights-tour.js`. Use this site's folder, or your own after uploading the files of a release.";

// Every second piece of a text is code.
export const piecesOf = (/** @type {string} */ text) => text.split('`');
