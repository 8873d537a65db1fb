import { EMBED_STYLE } from '../../../pages/embed/embed-style.ts'
import { styleSource } from './content-security-policy.ts'

/**
 * The policy of a frame in another site's page. Any site may frame it, so nothing in it may act: it has no script, no
 * form, and loads nothing.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  `style-src ${styleSource(EMBED_STYLE)}`,
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ')
