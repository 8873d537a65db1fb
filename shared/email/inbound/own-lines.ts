import { lazyPattern } from '../../game/limits/lazy-pattern.ts'
import { parseAnswerLine } from './email-answer.ts'
import { htmlToText } from './html-to-text.ts'
import type { ReceivedEmail } from './received-email.ts'

/** The line above which a reply must stand begins with two tildes in every language. The text below it is quoted. */
const MARKER = /^[\s>|*_]*~~/

/** A line that a mail program marks as quoted. */
const QUOTED = /^[>|]/

/** A line that begins a signature ("-- "), or that a mail program draws above the email that it quotes. */
const RULE = /^(?:[-=~–—]{2}|_{5})/

/** A header such as "From: Crownhead", with which some programs begin what they quote. */
const HEADER_LINE = lazyPattern('^[*_]{0,2}\\p{L}[\\p{L} .-]{0,24}[*_]{0,2}\\s?:[*_]{0,2}(?:\\s(.*))?$', 'u')

/** Returns whether a line is a header that begins a quote, and not the code of a game with a move after a colon. */
const isHeaderLine = (line: string): boolean => {
  const [head, rest = ''] = HEADER_LINE().exec(line) ?? []
  return head !== undefined && parseAnswerLine(rest) === undefined
}

/** Invisible characters. */
const UNSEEN = lazyPattern('[\\p{Cc}\\u00ad\\u034f\\u061c\\u200b-\\u200f\\u2060-\\u2065\\ufeff]+', 'gu')

/** The most lines that are read: enough for answers in twenty games, with a greeting and a few sentences. */
const MOST_LINES = 40

/** Returns whether a line may begin a signature or a quote, so that the writer's own words end before it. */
const endsOwn = (line: string): boolean =>
  QUOTED.test(line) || RULE.test(line) || /[:：]$/.test(line) || line.includes('@') || isHeaderLine(line)

/**
 * Returns the lines that the writer of a reply wrote above all quoted text, without empty ones. They end with the first
 * line that may introduce a quote, because the quoted email contains moves, too.
 */
export const extractOwnLines = ({ text, html }: ReceivedEmail): readonly string[] => {
  const body = text === undefined || text.trim() === '' ? htmlToText(html ?? '') : text
  const own: string[] = []
  for (const each of body.split(/\r\n|\r|\n|\u2028|\u2029/u)) {
    if (MARKER.test(each.replaceAll(UNSEEN(), ''))) break
    const line = each.replaceAll(UNSEEN(), ' ').trim()
    if (line === '') continue
    if (endsOwn(line) || own.length === MOST_LINES) break
    own.push(line)
  }
  return own
}
