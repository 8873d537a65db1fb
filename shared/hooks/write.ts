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

/** Of a name or label: no mention, no link, no style. Slack has no escape for its signs of style, so a joiner parts them. */
const forSlack: Escape = (text) =>
  cleanName(text)
    .replaceAll(/[&<>]/g, (sign) => SLACK[sign] ?? sign)
    .replaceAll(/[*_~`]/g, `${WORD_JOINER}$&${WORD_JOINER}`)

const forDiscord: Escape = (text) => cleanName(text).replaceAll(/[\\*_~`|<>#()[\]@:!-]/g, '\\$&')

const BY_LABEL = ['event', 'round', 'board'] as const

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

/** As a watcher would say it. */
const sentenceOf = (notice: Notice, { words, now }: Writing, escape: Escape): string => {
  const { texts, mail } = words
  const named = (name: string | undefined): string =>
    escape(name === '' || name === undefined ? texts.events.somebody : name)
  const { players, turn, result = null, abortedBy = null, status, by } = notice
  const mover = turn && players ? mail.toMove(named(players[turn])) : ''
  const due = deadlineIn(words, notice.deadline, now)
  switch (notice.event) {
    case 'joined':
      return texts.happened.joined
    case 'turn':
    case 'reminder':
      return `${mover}${due}`
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

const linesOf = (told: Told, writing: Writing, escape: Escape): string => {
  if (told.event === 'test') return `Crownhead ✓ ${writing.origin}`
  const players = told.players ? [told.players.black, told.players.white].map(escape).join(' – ') : escape(told.creator)
  const title = escape(titleOf(told))
  const heading = title === players ? title : `${title}: ${players}`
  return `${heading}\n${sentenceOf(told, writing, escape)}\n${watchUrl(told, writing.origin)}`
}

const dataOf = (told: Notice, origin: string): Extract<Posted, { type: HookEvent }>['data'] => {
  const { id: _id, event: _event, at: _at, deadline, ...facts } = told
  return {
    ...facts,
    title: titleOf(told),
    ...(deadline !== undefined && { deadline: isoInstant(deadline) }),
    url: watchUrl(told, origin),
  }
}

const BODIES: { readonly [F in HookFormat]: (told: Told, writing: Writing) => unknown } = {
  standard: (told, { origin }): Posted => {
    const timestamp = isoInstant(told.at)
    return told.event === 'test'
      ? { type: told.event, timestamp, data: { url: origin } }
      : { type: told.event, timestamp, data: dataOf(told, origin) }
  },
  slack: (told, writing) => ({ text: linesOf(told, writing, forSlack), unfurl_links: false, unfurl_media: false }),
  // 4: no previews of links.
  discord: (told, writing) => ({
    content: linesOf(told, writing, forDiscord),
    allowed_mentions: { parse: [] },
    flags: 4,
  }),
}

/** The same for each try of a standard hook; sentences say how much time is left. */
export const bodyOf = (format: HookFormat, told: Told, writing: Writing): string =>
  JSON.stringify(BODIES[format](told, writing))
