import { MINUTE, type Role } from '../../../shared/game/model/words.ts'
import { type Chapter, type Evidence, type Pushed, stepsOf } from '../evidence.ts'

const SLACK = MINUTE

const devicesOf = ({ devices }: Evidence, game: string, seat: string): readonly string[] =>
  [...devices].filter(([, each]) => each.game === game && each.role === seat).map(([url]) => url)

export const isTaken = ({ answered }: Pushed): boolean =>
  answered !== undefined && 'status' in answered && answered.status >= 200 && answered.status < 300

export const isGone = ({ answered }: Pushed): boolean =>
  answered !== undefined && 'status' in answered && (answered.status === 404 || answered.status === 410)

/** Returns the notices to this seat's devices that were posted in that time. */
export const noticesOf = (
  evidence: Evidence,
  game: string,
  seat: string,
  from: number,
  until: number,
): readonly Pushed[] => {
  const urls = devicesOf(evidence, game, seat)
  return evidence.pushed.filter(({ url, at }) => urls.includes(url) && at >= from && at <= until)
}

export const mayHaveDevices = (evidence: Evidence, game: string, seat: Role): boolean =>
  devicesOf(evidence, game, seat).length > 0

/** Returns whether a device took the notice of this turn before the turn was over. */
export const wasNoticed = (evidence: Evidence, { game, at }: Chapter, seat: Role, overtaken: number): boolean =>
  noticesOf(evidence, game, seat, at, overtaken).some(isTaken)

/** Returns whether this seat certainly has a registered device for all of that time. */
export const hasDevice = (evidence: Evidence, game: string, seat: string, from: number, until: number): boolean => {
  const puts = evidence.asked.filter((each) => each.kind === 'device' && each.game === game && each.role === seat)
  const last = puts.findLast((each) => each.at < until)
  const isSure = last?.answer?.status === 200 && last.answer.at < from - SLACK
  const isLost = evidence.asked.some(
    ({ kind, game: other, role, at }) => other === game && role === seat && kind === 'rotate' && at < until,
  )
  const wasReseated = stepsOf(evidence, game).some(
    ({ step, at }) => at < until && step.some(({ type }) => type === 'reseated'),
  )
  const isOff = noticesOf(evidence, game, seat, 0, until).some(isGone)
  return isSure && !isLost && !wasReseated && !isOff
}
