// A scene (scene.js) as an <svg> element, which stands alone when it is saved.

const kSpace = 'http://www.w3.org/2000/svg';

function element(tag, attributes, children = []) {
  const made = document.createElementNS(kSpace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function sceneToSvg({width, height, font, shapes}) {
  const drawn = shapes.map(({tag, text, ...attributes}) => element(tag, attributes, text === undefined ? [] : [text]));
  return element('svg', {viewBox: `0 0 ${width} ${height}`, width, height, 'font-family': font}, drawn);
}
