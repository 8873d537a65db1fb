import type { StandardPayload } from '../../api/answers/programs/standard-payload-shape.ts'
import { isoInstant } from '../../api/values/iso.ts'
import type { Instant } from '../../game/model/words.ts'
import { cleanName } from '../../email/text/clean-text.ts'
import { instantText, leftText, outcomeText } from '../../texts/index.ts'
import type { GameEventType, WebhookFormat, GameEventPayload, EventPayload } from '../../webhooks/event-types.ts'
import type { Escape, PayloadTexts, Writing } from './payload-writing.ts'
import { tournamentData, tournamentLines } from './write-tournament-payload.ts'

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

const BY_LABEL = ['event', 'section', 'round', 'board'] as const

/** Returns the title of a game: its event, section, round and board, or the names of the players. */
export const payloadTitle = ({ labels = {}, players, creator }: GameEventPayload): string => {
  const named = BY_LABEL.map((name) => labels[name]).filter((value) => value !== undefined)
  if (named.length > 0) return named.join(' · ')
  return players ? `${players.black} – ${players.white}` : creator
}

const watchUrl = ({ game }: GameEventPayload, origin: string): string => `${origin}/g/${game}`

const deadlineIn = ({ texts, mail }: PayloadTexts, deadline: Instant | undefined, now: Instant): string =>
  deadline === undefined
    ? ''
    : ` ${mail.deadline(leftText(texts, deadline, now), instantText(texts, deadline, 'UTC', 'long'))}`

/** Returns a sentence about the event, for people who watch the game. */
const sentenceOf = (notice: GameEventPayload, { words, now }: Writing, escape: Escape): string => {
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
        {
          black: named(players?.black),
          white: named(players?.white),
          caller: abortedBy === 'arbiter' && !by ? '' : named(by),
        },
      )
  }
}

const linesOf = (payload: EventPayload, context: Writing, escape: Escape): string => {
  if (payload.event === 'test') return `Crownhead ✓ ${context.origin}`
  if ('tournament' in payload) return tournamentLines(payload, context, escape).join('\n')
  const { players: pair } = payload
  const players = pair ? [pair.black, pair.white].map(escape).join(' – ') : escape(payload.creator)
  const title = escape(payloadTitle(payload))
  const heading = title === players ? title : `${title}: ${players}`
  return `${heading}\n${sentenceOf(payload, context, escape)}\n${watchUrl(payload, context.origin)}`
}

const dataOf = (
  payload: GameEventPayload,
  origin: string,
): Extract<StandardPayload, { type: GameEventType }>['data'] => {
  const { id: _id, event: _event, at: _at, deadline, ...facts } = payload
  return {
    ...facts,
    title: payloadTitle(payload),
    ...(deadline !== undefined && { deadline: isoInstant(deadline) }),
    url: watchUrl(payload, origin),
  }
}

const BODIES: { readonly [F in WebhookFormat]: (payload: EventPayload, context: Writing) => unknown } = {
  standard: (payload, { origin }): StandardPayload => {
    const timestamp = isoInstant(payload.at)
    if (payload.event === 'test') return { type: payload.event, timestamp, data: { url: origin } }
    return 'tournament' in payload
      ? { type: payload.event, timestamp, data: tournamentData(payload, origin) }
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
 * Returns the body of a delivery as JSON. In the format `standard` it is the same for each attempt; in the other
 * formats its sentence says how much time is left at `now`.
 */
export const writePayload = (format: WebhookFormat, payload: EventPayload, context: Writing): string =>
  JSON.stringify(BODIES[format](payload, context))
