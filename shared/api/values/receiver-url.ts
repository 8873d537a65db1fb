import * as z from 'zod/mini'
import { lazyPattern } from '../../game/limits/lazy-pattern.ts'
import { isLocalReceiver, urlFault } from '../../webhooks/url-fault.ts'

/** Control characters are refused, because URLs are parsed as if they were not there. */
const CONTROL = lazyPattern('\\p{Cc}')

const normalized = (text: string): string => URL.parse(text)?.href ?? text

/**
 * Returns the shape of a receiver's URL. It is normalized, so that the URL that is checked, stored and shown is the one
 * that is requested. Both forms have a greatest length: the typed one because the API's document says so, the
 * normalized one because it is stored. A letter beyond ASCII becomes six to twelve characters. `isLocal` also accepts this machine, over http.
 */
export const receiverUrl = (longest: number, { isLocal = false }: { readonly isLocal?: boolean } = {}) =>
  z.string().check(
    z.refine((text) => !CONTROL().test(text), { error: 'must not contain control characters', abort: true }),
    z.maxLength(longest, { abort: true }),
    z.overwrite(normalized),
    z.refine(
      (text) => text.length <= longest,
      `must be at most ${longest} characters with its escapes, as it is called`,
    ),
    z.refine(
      (text) => urlFault(text) === undefined || (isLocal && isLocalReceiver(text)),
      'must be an https address with a public name, on port 443, without a user',
    ),
  )
