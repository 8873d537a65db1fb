/**
 * What is news when it appears. Alerts are announced without us, a way back is no news, and a panel that was opened gets
 * the focus. The time since when there is news is none itself.
 */
const NEWS = '.status p:not(.quiet,:has(a)),#answer,.since :is(li,.unseen) span,.said p:not(.since p),.ways p,.shown'

/** The same after a move was taken back, when the move before it is the last again, and no news. */
const NEWS_AFTER_TAKEBACK = `${NEWS.replace('(', '(.news,.unseen,')},.status .news .quiet`

/** Until when the reader has to move: the first line of their running clock. */
const DUE = '.strip.turn:has(.who>.quiet:not(.waits)) .lines p:first-child'

/** Returns the text of an element with one blank between words. */
export const textOf = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim()

const elementsOf = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]

const textsOf = (selector: string): readonly string[] => elementsOf(selector).map(textOf)

/** Returns what the page says now. The heading, such as "Your move", comes last, as the end of what happened. */
export const shownTexts = (): readonly string[] => [...textsOf(NEWS), ...textsOf('h1')]

const asSentence = (text: string): string => text.replace(/[^.!?:\u2026]$/, '$&.')

/** Returns the parts of a text between its stops and colons. */
const partsOf = (text: string): readonly string[] => text.split(/[.!?:\u2026](?:\s|$)/).map((part) => part.trim())

/** Returns whether a longer text says the same: "You won: Joost resigned" says "Joost resigned" and "You won". */
const isSaidIn = (text: string, other: string): boolean =>
  other.length > text.length && partsOf(other).includes(text.replace(/[.!?:\u2026]$/, ''))

/** Returns whether one of the texts is the same, or says the same. */
const isAmong = (text: string, others: readonly string[]): boolean =>
  others.some((other) => asSentence(other) === asSentence(text) || isSaidIn(text, other))

/** Returns the deadline if the reader's turn has just begun. It is said with the turn, and not again. */
const newDeadline = (before: readonly string[]): readonly string[] =>
  textsOf('h1').some((text) => !before.includes(text)) ? textsOf(DUE) : []

/** What the drawing of a page was besides news. */
type Drawing = {
  /** The element that has just got the focus. A screen reader reads it anyway. */
  readonly focused?: Element | null
  readonly isTakenBack?: boolean
}

/**
 * Returns, as sentences, what the page says and did not say before, each once. The result of a press says it all, so
 * only conditions that have begun, such as leave, and the heading follow.
 */
export const newTexts = (before: readonly string[], { focused, isTakenBack = false }: Drawing = {}): string => {
  const outcome = textsOf('#outcome').filter((text) => !before.includes(text))
  const heading = elementsOf('h1')
    .filter((element) => element !== focused)
    .map(textOf)
  const news =
    outcome.length > 0
      ? [...outcome, ...textsOf('.asks>p:not(:has(a))')]
      : textsOf(isTakenBack ? NEWS_AFTER_TAKEBACK : NEWS)
  const shown = [...news, ...heading, ...newDeadline(before)].filter(Boolean)
  const texts = shown.filter((text) => !isAmong(text, before))
  const all = [...new Set(texts.map(asSentence))]
  return all.filter((text) => !all.some((other) => isSaidIn(text, other))).join(' ')
}
