import type { AskingEvent, EventOf } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { type Role, otherSeat } from '../../game/model/words.ts'
import type { NewsText } from '../../texts/index.ts'
import { type Draft, actorText, opponentText, whenText } from '../blocks/draft.ts'
import { NO_EMAIL, type EventEmails, ARBITER_ONLY, toBoth, toOther, whileUnanswered } from './event-emails.ts'

/** Returns the other side, if the message came without a move: the email about a move or an end has its message. */
const toOtherIfAlone = ({ by, at }: EventOf<'said'>, game: Game | undefined): readonly Role[] =>
  game === undefined || (game.status === 'active' && game.play.turnStartedAt !== at) ? toOther({ by }) : []

/** Tells that the weaker side asks the arbiter for a move count against the stronger side. */
const writeCountAsked = ({ facts, mail }: Draft, { by }: EventOf<'count-asked'>): NewsText =>
  mail.news.countAsked(facts.names[by] ?? '', facts.names[otherSeat(by)] ?? '')

const writeCountGranted = ({ facts, mail }: Draft): NewsText => {
  const { count } = facts.pending ?? {}
  if (!count) return mail.news.countEnded(mail.arbiter)
  const { stronger, yours, left } = count
  return yours ? mail.news.countOnYou(mail.arbiter, left) : mail.news.countOnThem(mail.arbiter, stronger, left)
}

const writeTakebackAsked = (draft: Draft): NewsText => {
  const { pending: asked, last } = draft.facts
  return draft.mail.news.takebackAsked(opponentText(draft), asked?.takeback ?? last?.text ?? '')
}

/** The emails after requests of the players, and after the answers to them. */
export const REQUEST_EMAILS = {
  said: {
    to: toOtherIfAlone,
    write: (draft, { by }) => draft.mail.news.said(actorText(draft, by)),
  },
  'draw-offered': {
    watched: true,
    to: toOther,
    write: (draft, { by }) => draft.mail.news.drawOffered(actorText(draft, by)),
    isRelevant: whileUnanswered(({ draw }) => draw),
  },
  'draw-withdrawn': ARBITER_ONLY,
  'draw-declined': {
    watched: true,
    to: toOther,
    write: (draft, { by }) => draft.mail.news.drawDeclined(actorText(draft, by)),
  },
  cautioned: ARBITER_ONLY,
  'pause-proposed': {
    watched: true,
    to: toOther,
    write: (draft, { by, until }) => draft.mail.news.pauseProposed(actorText(draft, by), whenText(draft, until)),
    isRelevant: whileUnanswered(({ pause }) => pause?.by),
  },
  'pause-declined': {
    watched: true,
    to: toOther,
    write: (draft, { by }) => draft.mail.news.pauseDeclined(actorText(draft, by)),
  },
  planned: NO_EMAIL,
  'takeback-asked': {
    watched: true,
    to: toOther,
    write: writeTakebackAsked,
    isRelevant: whileUnanswered(({ takeback }) => takeback),
  },
  'takeback-declined': {
    watched: true,
    to: toOther,
    write: (draft, { by }) => draft.mail.news.takebackDeclined(actorText(draft, by)),
  },
  'count-asked': { to: () => ['arbiter'], write: writeCountAsked, isRelevant: whileUnanswered(({ count }) => count) },
  'count-refused': { to: toBoth, write: ({ mail }) => mail.news.countRefused(mail.arbiter) },
  'count-granted': { to: toBoth, isImportant: true, write: writeCountGranted },
  'count-ended': { to: toBoth, isImportant: true, write: ({ mail }) => mail.news.countEnded(mail.arbiter) },
} satisfies EventEmails<AskingEvent['type']>
