import type { Page } from 'playwright-core'

type Value = { readonly value?: string | number | boolean }
type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly value?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}

/** The states that a screen reader says besides role and name. */
const STATES = ['focused', 'disabled', 'expanded', 'checked', 'invalid', 'required', 'level', 'live'] as const

/** Roles without a meaning of their own. Their children stand in their place. */
const PASSED = new Set(['generic', 'none', 'InlineTextBox', 'LayoutTable', 'Section', 'emphasis', 'strong'])

/** Durations, and the time at which a move was sent, change with each run. */
const withoutTimes = (text: string): string =>
  text
    .replaceAll(/(?<= at )\d\d:\d\d/g, '(time)')
    .replaceAll(/\d+ (?:day|hour|minute)s?(?: \d+ (?:hour|minute)s?)?/g, '(duration)')

const stateOf = ({ name, value: { value } }: { readonly name: string; readonly value: Value }): readonly string[] => {
  if (!STATES.some((each) => each === name) || value === false || value === 'false' || value === 'off') return []
  return [value === true || value === 'true' ? name : `${name} ${String(value)}`]
}

const textOf = (value: Value | undefined): string => withoutTimes(String(value?.value ?? '').trim())

const lineOf = ({ role, name, value, properties = [] }: Node): string =>
  [
    role?.value === 'StaticText' ? '' : String(role?.value),
    textOf(name) === '' ? '' : JSON.stringify(textOf(name)),
    ...(textOf(value) === '' ? [] : [`= ${textOf(value)}`]),
    ...properties.flatMap(stateOf),
  ]
    .filter((part) => part !== '')
    .join(' ')

/** Joins texts that stand in one line: a sentence with a bold move is several nodes. */
const joined = (lines: readonly string[]): readonly string[] => {
  const isText = (line: string | undefined): line is string => line?.startsWith('"') === true
  return lines.reduce<readonly string[]>((all, line) => {
    const last = all.at(-1)
    if (!isText(line) || !isText(last)) return [...all, line]
    return [...all.slice(0, -1), JSON.stringify(`${String(JSON.parse(last))} ${String(JSON.parse(line))}`)]
  }, [])
}

/**
 * Returns what a screen reader gets of the main part of a page, as an indented text: roles, names and states, as
 * Chromium computes them.
 */
export const accessibilityTree = async (page: Page): Promise<string> => {
  // A style decides whether a list has markers. One that comes with a drawn page is loaded after it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Node[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }: Node): readonly Node[] => childIds.flatMap((id) => byId.get(id) ?? [])
  const linesOf = (node: Node): readonly string[] => {
    const role = String(node.role?.value)
    // A screen reader gets nothing of what is inside an image.
    const inside = role === 'image' ? [] : joined(childrenOf(node).flatMap(linesOf))
    if (node.ignored || PASSED.has(role)) return inside
    const line = lineOf(node)
    if (line === '') return inside
    const name = textOf(node.name)
    // The text inside a link or button is its name once more.
    const below = inside.length === 1 && inside[0] === JSON.stringify(name) ? [] : inside
    return role === 'StaticText' ? [line] : [line, ...below.map((each) => `  ${each}`)]
  }
  const main = nodes.find(({ role }) => role?.value === 'main')
  return main ? `${linesOf(main).join('\n')}\n` : ''
}
