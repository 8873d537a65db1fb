/**
 * Returns a name by which a node is found again in the next drawing of the page: from the number of a square, the name
 * of a field, the heading of a `<details>`, or the address of a form.
 */
const nameOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName
  const { nodeName, id } = node
  const named = ['data-square', 'name', 'action'].map((name) => node.getAttribute(name)).find(Boolean)
  const heading = nodeName === 'DETAILS' ? (node.querySelector('summary')?.textContent ?? '') : ''
  return [nodeName, id, named, heading].join(' ')
}

/**
 * Returns whether an attribute is the reader's and stays: a `<details>` that the reader opened stays open, and a heading
 * keeps the focus.
 */
const isReadersOwn = (element: Element, name: string): boolean =>
  name === 'open' ? element instanceof HTMLDetailsElement : name === 'tabindex' && element === document.activeElement

const copyAttributes = (now: Element, next: Element): void => {
  for (const { name } of Array.from(now.attributes))
    if (!next.hasAttribute(name) && !isReadersOwn(now, name)) now.removeAttribute(name)
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value)
}

const update = (now: ChildNode, next: ChildNode): void => {
  if (now.isEqualNode(next)) return
  if (now instanceof Element && next instanceof Element) morph(now, next)
  else now.nodeValue = next.nodeValue
}

/** Removes the siblings from one node up to another, or to the end. */
const removeNodes = (from: ChildNode | null, until: ChildNode | null): void => {
  let here = from
  while (here && here !== until) {
    const gone: ChildNode = here
    here = here.nextSibling
    gone.remove()
  }
}

/**
 * Turns one element into another. It changes only what differs, so focus, selection, scrolling and typed text
 * survive.
 */
export const morph = (now: Element, next: ParentNode & Node): void => {
  if (next instanceof Element) copyAttributes(now, next)
  let here = now.firstChild
  for (const child of Array.from(next.childNodes)) {
    let same = here
    while (same && nameOf(same) !== nameOf(child)) same = same.nextSibling
    if (same) {
      removeNodes(here, same)
      update(same, child)
      here = same.nextSibling
    } else now.insertBefore(child, here)
  }
  removeNodes(here, null)
}
