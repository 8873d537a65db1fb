/** What is news when it appears. Alerts are announced without us, and a way back is no news. */
const NEWS = '.status p:not(.quiet,:has(a)),#answer,.said p,.ways p,.shown,#panel'

const textsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** Returns what the page says now. The heading, such as "Your move", comes last, as the end of what happened. */
export const shownTexts = (): readonly string[] => [...textsOf(NEWS), ...textsOf('h1')]

/**
 * Returns, as sentences, what the page says and did not say before. The result of a press says it all, so only the
 * heading follows.
 */
export const newTexts = (before: readonly string[]): string => {
  const outcome = textsOf('#outcome').filter((text) => !before.includes(text))
  const texts = outcome.length > 0 ? [...outcome, ...textsOf('h1')] : shownTexts()
  return texts
    .filter((text) => !before.includes(text))
    .map((text) => text.replace(/[^.!?:\u2026]$/, '$&.'))
    .join(' ')
}
