import {active, coins, neurons, neuronsAt, patience, showActive, trace} from './harness.js';

// [shown]
// neurons: all pairs [a, b] of squares one move apart.
// active[i]: is neuron i part of the tour?
  //e Each move between two squares is a neuron, which is either active or inactive.
//p if some square has fewer than 2 neurons:
if (neuronsAt.some((list) => list.length < 2)) {
  trace('stuck');  // below
  //p report that there is no closed tour
  //p stop
  //e Does some square have fewer than two neurons? Then there is no closed tour, so stop.
  throw new Error('Some square has fewer than two moves.');
}
//p for attempt ← 1, 2, 3, ...:
//e Make one attempt after another:
for (let attempt = 1; ; attempt += 1) {
  //p for each neuron: make it active or not, at random
  //e Make each neuron active or inactive at random. Set its state to 0.
  active.splice(0, neurons.length, ...coins(attempt));
  trace(attempt === 1 ? 'start' : 'restart');
  //p for each neuron: state ← 0
  const state = neurons.map(() => 0);
  //p settled ← false
  //p repeat until settled, but not for ever:
  let settled = false;
  for (let sweep = 0; sweep < patience && !settled; sweep += 1) {
    //p settled ← true
    settled = true;
  //e Go through all neurons, one after the other:
    //p for each neuron, between squares a and b:
    neurons.forEach(([a, b], i) => {
      //p wanting ← 4 - degree(a) - degree(b)
      //e Each square needs two active neurons. Count how many the neuron's two squares still need.
      const wanting = 4 - degree(a) - degree(b);
      //p state ← state + wanting
      //e Add this count to the neuron's state. If too many neurons are active, subtract the surplus.
      state[i] += wanting;
      //p if state > 3: make the neuron active
      //e Is the state above 3? The neuron becomes active. Is it below 0? The neuron becomes inactive.
      if (state[i] > 3) active[i] = 1;
      //p if state < 0: make the neuron inactive
      if (state[i] < 0) active[i] = 0;
      //p if wanting is not 0: settled ← false
      if (wanting !== 0) settled = false;
    });
    trace('sweep');
  }
  //e Repeat this until every square has two active neurons. After too many rounds, make a new attempt.
  //p if settled and the active neurons form one cycle:
  //e Do the active neurons form a single loop? Then this is a tour.
  if (settled && isOneCycle()) {
    //p report the tour
    showActive();
    trace('tour');
  }
}

//p
//p define degree(square):
function degree(square) {
  //p return how many neurons at square are active
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
