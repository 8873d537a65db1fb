import type { ClockTerms, TimeControl } from '../../game/model/terms.ts'
import { durationText } from './duration-text.ts'
import type { SiteTexts, Texts } from '../en/index.ts'

/** The texts with which a language writes time controls. */
type ClockTexts = Pick<Texts, 'game' | 'time'>

/**
 * Returns the time that a player gains during the game: the increment with its cap, and the time added at intervals.
 * Where each move has time of its own (`perMove`), the text says that the gains go to the reserve.
 */
const gainTexts = (texts: ClockTexts, { perMove, increment, cap, every }: TimeControl): readonly string[] => {
  const { game } = texts
  const words = (time: number): string => durationText(texts, time)
  const eachMove = perMove > 0 ? game.incrementInReserve : game.increment
  const eachInterval = perMove > 0 ? game.everyInReserve : game.every
  return [
    ...(increment > 0 ? [eachMove(words(increment))] : []),
    ...(increment > 0 && cap !== undefined ? [game.cap(words(cap))] : []),
    ...(every
      ? [every.moves === 1 ? eachMove(words(every.period)) : eachInterval(words(every.period), every.moves)]
      : []),
  ]
}

const baseTexts = (texts: ClockTexts, { perMove, reserve }: TimeControl): readonly string[] => {
  const { game } = texts
  const words = (time: number): string => durationText(texts, time)
  if (perMove === 0) return reserve === 0 ? [] : [game.bank(words(reserve))]
  return [reserve === 0 ? game.clockNoReserve(words(perMove)) : game.clock(words(perMove), words(reserve))]
}

/** Returns a time control in one line, written the same on pages, in emails and in downloaded games. */
export const clockText = (texts: ClockTexts, clock: ClockTerms): string =>
  clock === 'unlimited' ? texts.game.unlimited : [...baseTexts(texts, clock), ...gainTexts(texts, clock)].join(', ')

type SentenceTexts = ClockTexts & { readonly invitation: Pick<SiteTexts['invitation'], 'time' | 'conditions'> }

const baseSentence = (texts: SentenceTexts, { perMove, reserve }: TimeControl): string => {
  const { time } = texts.invitation
  const words = (length: number): string => durationText(texts, length)
  if (perMove === 0) return time.bank(words(reserve))
  return reserve === 0 ? time.perMove(words(perMove)) : time.both(words(perMove), words(reserve))
}

/** Returns what a time control means for the reader, who may not know the word reserve, in sentences. */
export const clockSentence = (texts: SentenceTexts, clock: ClockTerms): string => {
  if (clock === 'unlimited') return `${texts.game.unlimited}.`
  const gains = gainTexts(texts, clock)
  return `${baseSentence(texts, clock)}${gains.length === 0 ? '' : ` ${texts.invitation.conditions}: ${gains.join(', ')}.`}`
}
