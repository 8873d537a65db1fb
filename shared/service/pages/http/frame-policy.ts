import { EMBED_STYLE } from '../../../pages/embed/embed-style.ts'
import { styleSource } from './content-security-policy.ts'

/**
 * Returns the policy of a frame in another site's page, with its only style. Any site may frame it, so nothing in it may
 * act: it has no script, no form, and loads nothing.
 */
export const framePolicyFor = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${styleSource(style)}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ')

/** The policy of a frame with a board. */
export const FRAME_POLICY = framePolicyFor(EMBED_STYLE)
