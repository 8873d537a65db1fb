import { unicode } from '../../game/unicode.ts'
import { readAnswer } from './answer.ts'
import { textOfHtml } from './html-text.ts'
import type { Received } from './message.ts'

/** How the line below the answer begins in every language: what stands under it is ours. */
const MARKER = /^[\s>|*_]*~~/

const QUOTED = /^[>|]/

/** A signature ("-- "), or what mail programs draw above the email that they quote. */
const RULE = /^(?:[-=~–—]{2}|_{5})/

/** "From: Crownhead", as some programs begin what they quote; not a game's code with its move. */
const HEAD = unicode('^[*_]{0,2}\\p{L}[\\p{L} .-]{0,24}[*_]{0,2}\\s?:[*_]{0,2}(?:\\s(.*))?$', 'u')

const isHead = (line: string): boolean => {
  const [head, rest = ''] = HEAD().exec(line) ?? []
  return head !== undefined && readAnswer(rest) === undefined
}

const UNSEEN = unicode('[\\p{Cc}\\u00ad\\u034f\\u061c\\u200b-\\u200f\\u2060-\\u2065\\ufeff]+', 'gu')

/** An answer to twenty games, with a greeting and a few sentences. */
const MOST_LINES = 40

/** In `lines` of an email: whether its writer's own words end here, by any sign that a program or a person gives. */
const endsOwn = (line: string): boolean =>
  QUOTED.test(line) || RULE.test(line) || /[:：]$/.test(line) || line.includes('@') || isHead(line)

/**
 * The lines that the writer wrote above everything that they quote, without empty ones. What may be an introduction of
 * quoted words ends them: what a reader's program quotes has moves, too.
 */
export const ownLines = ({ text, html }: Received): readonly string[] => {
  const given = text === undefined || text.trim() === '' ? textOfHtml(html ?? '') : text
  const own: string[] = []
  for (const each of given.split(/\r\n|\r|\n|\u2028|\u2029/u)) {
    if (MARKER.test(each.replaceAll(UNSEEN(), ''))) break
    const line = each.replaceAll(UNSEEN(), ' ').trim()
    if (line === '') continue
    if (endsOwn(line) || own.length === MOST_LINES) break
    own.push(line)
  }
  return own
}
