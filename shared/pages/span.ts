import { DAY, type Duration, HOUR, MINUTE, SECOND } from '../game/words.ts'

const SPAN = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** A duration as the view writes it (`P1DT12H`), in milliseconds. What people write is read elsewhere, more strictly. */
export const spanOf = (text: string): Duration => {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (SPAN.exec(text) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
}
