import type { Check } from './check.ts'

/** A link that was made anew serves nobody any more: nothing that comes with the old one is done. */
export const deadLinks: Check = (occasion, evidence) => {
  if (occasion.kind !== 'answer') return undefined
  const { asked } = occasion
  const { token, answer } = asked
  if (token === undefined || (answer?.status !== 200 && answer?.status !== 409)) return undefined
  const rotated = evidence.asked.some(
    (each) =>
      each.kind === 'rotate' && each.token === token && each.answer?.status === 200 && each.answer.at < asked.at,
  )
  return rotated ? `request ${asked.number} was heard, with a link that had been made anew` : undefined
}
