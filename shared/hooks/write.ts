import type { Posted } from '../api/answers/programs/posted-shape.ts'
import { isoInstant } from '../api/values/iso.ts'
import type { Instant } from '../game/words.ts'
import { cleanName } from '../mail/clean.ts'
import { type AllTexts, type MailTexts, instantText, leftText, outcomeText } from '../texts/index.ts'
import type { HookEvent, HookFormat, Notice, Told } from './kinds.ts'

export type Words = { readonly texts: AllTexts; readonly mail: MailTexts }

type Writing = { readonly words: Words; readonly origin: string; readonly now: Instant }

type Escape = (text: string) => string

const SLACK: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const WORD_JOINER = '\u2060'

/**
 * Escapes a name or label so that Slack shows no mention, link or style. Slack has no escape for its style characters,
 * so word joiners separate them from the text.
 */
const forSlack: Escape = (text) =>
  cleanName(text)
    .replaceAll(/[&<>]/g, (sign) => SLACK[sign] ?? sign)
    .replaceAll(/[*_~`]/g, `${WORD_JOINER}$&${WORD_JOINER}`)

const forDiscord: Escape = (text) => cleanName(text).replaceAll(/[\\*_~`|<>#()[\]@:!-]/g, '\\$&')

const BY_LABEL = ['event', 'round', 'board'] as const

/** The title of a game: its event, round and board, or the names of the players. */
export const titleOf = ({ labels = {}, players, creator }: Notice): string => {
  const named = BY_LABEL.map((name) => labels[name]).filter((value) => value !== undefined)
  if (named.length > 0) return named.join(' · ')
  return players ? `${players.black} – ${players.white}` : creator
}

const watchUrl = ({ game }: Notice, origin: string): string => `${origin}/g/${game}`

const deadlineIn = ({ texts, mail }: Words, deadline: Instant | undefined, now: Instant): string =>
  deadline === undefined
    ? ''
    : ` ${mail.deadline(leftText(texts, deadline, now), instantText(texts, deadline, 'UTC', 'long'))}`

/** A sentence about the event, for people who watch the game. */
const sentenceOf = (notice: Notice, { words, now }: Writing, escape: Escape): string => {
  const { texts, mail } = words
  const named = (name: string | undefined): string =>
    escape(name === '' || name === undefined ? texts.events.somebody : name)
  const { players, turn, result = null, abortedBy = null, status, by } = notice
  const toMove = turn && players ? mail.toMove(named(players[turn])) : ''
  const due = deadlineIn(words, notice.deadline, now)
  switch (notice.event) {
    case 'joined':
      return texts.happened.joined
    case 'turn':
    case 'reminder':
      return `${toMove}${due}`
    case 'draw-offered':
      return mail.news.drawOffered(named(by)).title
    case 'finished':
    case 'forfeited':
      return outcomeText(
        texts,
        { status, result, abortedBy },
        { black: named(players?.black), white: named(players?.white), caller: named(by) },
      )
  }
}

const linesOf = (payload: Told, context: Writing, escape: Escape): string => {
  if (payload.event === 'test') return `Crownhead ✓ ${context.origin}`
  const { players: pair } = payload
  const players = pair ? [pair.black, pair.white].map(escape).join(' – ') : escape(payload.creator)
  const title = escape(titleOf(payload))
  const heading = title === players ? title : `${title}: ${players}`
  return `${heading}\n${sentenceOf(payload, context, escape)}\n${watchUrl(payload, context.origin)}`
}

const dataOf = (payload: Notice, origin: string): Extract<Posted, { type: HookEvent }>['data'] => {
  const { id: _id, event: _event, at: _at, deadline, ...facts } = payload
  return {
    ...facts,
    title: titleOf(payload),
    ...(deadline !== undefined && { deadline: isoInstant(deadline) }),
    url: watchUrl(payload, origin),
  }
}

const BODIES: { readonly [F in HookFormat]: (payload: Told, context: Writing) => unknown } = {
  standard: (payload, { origin }): Posted => {
    const timestamp = isoInstant(payload.at)
    return payload.event === 'test'
      ? { type: payload.event, timestamp, data: { url: origin } }
      : { type: payload.event, timestamp, data: dataOf(payload, origin) }
  },
  slack: (payload, context) => ({
    text: linesOf(payload, context, forSlack),
    unfurl_links: false,
    unfurl_media: false,
  }),
  discord: (payload, context) => ({
    content: linesOf(payload, context, forDiscord),
    allowed_mentions: { parse: [] },
    // The flag 4 suppresses previews of links.
    flags: 4,
  }),
}

/**
 * The body of a delivery as JSON. In the format `standard` it is the same for each attempt; the sentences of the others
 * say how much time is left at `now`.
 */
export const bodyOf = (format: HookFormat, payload: Told, context: Writing): string =>
  JSON.stringify(BODIES[format](payload, context))
