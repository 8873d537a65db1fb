import * as z from 'zod/mini'
import { seatBody } from '../shapes.ts'

const { name, email, locale, timeZone, notifications } = seatBody.shape

/**
 * A change of one's name and settings in a tournament: for the tournament itself and all of one's boards. A field that is
 * null removes the value.
 */
export const entrySettingsBody = z.strictObject({ name, email, locale, timeZone, notifications })
export type EntrySettingsBody = z.infer<typeof entrySettingsBody>
