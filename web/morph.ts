/**
 * Tells what is the same when drawn again: a square by number, a field by name, a fold by heading, a form by where it
 * goes.
 */
const nameOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName
  const { nodeName, id } = node
  const named = ['data-square', 'name', 'action'].map((name) => node.getAttribute(name)).find(Boolean)
  const heading = nodeName === 'DETAILS' ? (node.querySelector('summary')?.textContent ?? '') : ''
  return [nodeName, id, named, heading].join(' ')
}

/** What a reader opened stays open. */
const isKept = (element: Element, name: string): boolean => name === 'open' && element instanceof HTMLDetailsElement

const dress = (now: Element, next: Element): void => {
  for (const { name } of Array.from(now.attributes))
    if (!next.hasAttribute(name) && !isKept(now, name)) now.removeAttribute(name)
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value)
}

const become = (now: ChildNode, next: ChildNode): void => {
  if (now.isEqualNode(next)) return
  if (now instanceof Element && next instanceof Element) morph(now, next)
  else now.nodeValue = next.nodeValue
}

/** From a node on, up to another or the end. */
const cut = (from: ChildNode | null, until: ChildNode | null): void => {
  let here = from
  while (here && here !== until) {
    const gone: ChildNode = here
    here = here.nextSibling
    gone.remove()
  }
}

/** Only what differs, so focus, selection, scrolling and typed words survive. */
export const morph = (now: Element, next: ParentNode & Node): void => {
  if (next instanceof Element) dress(now, next)
  let here = now.firstChild
  for (const child of Array.from(next.childNodes)) {
    let same = here
    while (same && nameOf(same) !== nameOf(child)) same = same.nextSibling
    if (same) {
      cut(here, same)
      become(same, child)
      here = same.nextSibling
    } else now.insertBefore(child, here)
  }
  cut(here, null)
}
