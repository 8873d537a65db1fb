import * as z from 'zod/mini'
import { unicode } from '../../game/unicode.ts'
import { addressFault } from '../../hooks/address.ts'

/** URLs are read as if these were not there. */
const CONTROL = unicode('\\p{Cc}')

const written = (text: string): string => URL.parse(text)?.href ?? text

/**
 * Kept and shown as it is asked, not as it was typed: what is checked is what is called. Both have a bound: what was typed
 * because the document says so, what is called because it is stored. A letter beyond ASCII is called with six to twelve.
 */
export const receiver = (longest: number) =>
  z.string().check(
    z.refine((text) => !CONTROL().test(text), { error: 'must not contain control characters', abort: true }),
    z.maxLength(longest, { abort: true }),
    z.overwrite(written),
    z.refine(
      (text) => text.length <= longest,
      `must be at most ${longest} characters with its escapes, as it is called`,
    ),
    z.refine(
      (text) => addressFault(text) === undefined,
      'must be an https address with a public name, on port 443, without a user',
    ),
  )
