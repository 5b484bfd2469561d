import {active, coins, neurons, neuronsAt, patience, showActive, trace} from './harness.js';

// [shown]
// neurons: all pairs [a, b] of squares one move apart.
// active[i]: is neuron i part of the tour?
  //e Each move between two squares is a neuron. It is active, or not.
//p if some square has fewer than two neurons:
if (neuronsAt.some((list) => list.length < 2)) {
  trace('stuck');  // below
  //p stuck: stop
  //e Has some square fewer than two? Then there is no closed tour: stop.
  throw new Error('Some square has fewer than two moves.');
}
//p for attempt ← 1, 2, 3, ...:
//e Otherwise make attempt after attempt:
for (let attempt = 1; ; attempt += 1) {
  //p each neuron ← active or not, at random
  //e Make each neuron active or not, at random. Its state is 0.
  active.splice(0, neurons.length, ...coins(attempt));
  trace(attempt === 1 ? 'start' : 'restart');
  //p state of each neuron ← 0
  const state = neurons.map(() => 0);
  //p repeat until settled, but not for ever:
  let settled = false;
  for (let sweep = 0; sweep < patience && !settled; sweep += 1) {
    //p settled ← yes
    settled = true;
  //e Go through all neurons, one after the other:
    //p for each neuron, between squares a and b:
    neurons.forEach(([a, b], i) => {
      //p wanting ← 4 - degree(a) - degree(b)
      //e Each square wants two active neurons. Count how many more the neuron's two squares want.
      const wanting = 4 - degree(a) - degree(b);
      //p its state ← its state + wanting
      //e Add that to its state. Where there are too many, take away.
      state[i] += wanting;
      //p if its state > 3: it is active
      //e Above 3 the neuron becomes active, below 0 it no longer is.
      if (state[i] > 3) active[i] = 1;
      //p if its state < 0: it is not active
      if (state[i] < 0) active[i] = 0;
      //p if wanting is not 0: settled ← no
      if (wanting !== 0) settled = false;
    });
    trace('sweep');
  }
  //e Repeat that until every square has two. After very many times, give up.
  //p if settled in one cycle:
  //e Is it one single cycle now? That is a tour.
  if (settled && isOneCycle()) {
    //p a tour is found
    showActive();
    trace('tour');
  }
}

//p
//p define degree(square):
function degree(square) {
  //p count of active neurons at square
  return neuronsAt[square].filter((i) => active[i]).length;
}

function isOneCycle() {
  const met = new Set([0]);
  for (const square of met) {
    for (const i of neuronsAt[square]) {
      if (active[i]) neurons[i].forEach((to) => met.add(to));
    }
  }
  return met.size === neuronsAt.length;
}
// [end]
