// What a screen reader finds on a page in Chromium.

/** All nodes of an accessibility tree, in their order. */
export const nodesOf = (node) => [node, ...(node.children ?? []).flatMap(nodesOf)];

const kFocused = `(() => {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
})()`;

/** The innermost node that has the focus. The whole tree would take ten times as long. @param session of the protocol */
export async function focusedNode(session) {
  const {
    result: {objectId},
  } = await session.send('Runtime.evaluate', {expression: kFocused});
  const [{result: valuetext}, {nodes}] = await Promise.all([
    session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function () { return this.getAttribute("aria-valuetext"); }',
    }),
    session.send('Accessibility.getPartialAXTree', {objectId, fetchRelatives: false}),
  ]);
  const [{role, name, value, properties = []}] = nodes;
  const is = (wanted) => {
    const found = properties.find((property) => property.name === wanted)?.value.value;
    return found === undefined ? undefined : found === true || found === 'true';
  };
  return {
    role: role?.value,
    name: name?.value,
    value: valuetext.value ?? value?.value,
    ...Object.fromEntries(['expanded', 'checked', 'pressed', 'disabled'].map((state) => [state, is(state)])),
  };
}
