// What somebody has done of a lesson, kept on the device where that is allowed, else for as long as the page is open.
//
//   {stop: 3, answers: {2: {right: true}, 4: {right: false}}}    of the first try; stops count from 0
const kKey = 'knights-tour/lessons';
const kMost = 60;  // lessons remembered

let memory = {};

function read() {
  try {
    const all = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return all !== null && typeof all === 'object' && !Array.isArray(all) ? all : {};
  } catch {
    return memory;
  }
}

function write(all) {
  memory = Object.fromEntries(Object.entries(all).slice(-kMost));
  try {
    localStorage.setItem(kKey, JSON.stringify(memory));
  } catch {
    // It is forgotten with the page.
  }
}

// Whatever was kept there, it has this form.
export function progressOf(id) {
  const {stop, answers} = read()[id] ?? {};
  const sound = answers !== null && typeof answers === 'object' ? Object.entries(answers).filter(([, answer]) => typeof answer?.right === 'boolean') : [];
  return {stop: Number.isInteger(stop) && stop >= 0 ? stop : 0, answers: Object.fromEntries(sound)};
}

export function keep(id, progress) {
  const {[id]: _, ...others} = read();
  write({...others, [id]: progress});
}
