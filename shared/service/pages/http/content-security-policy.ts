import { createHash } from 'node:crypto'
import { BOARD_STYLE, CARD_STYLE, NOTIFY_STYLE, OPEN_STYLE } from '../../../pages/style/inline-styles.ts'

/** Returns the hash by which a style may stand inline in a page (Content Security Policy, level 3). */
export const styleSource = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Nothing is loaded from other sites. Inline, only the styles of boards are allowed. No site may frame a page
 * (clickjacking).
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'self' ${[BOARD_STYLE, OPEN_STYLE, CARD_STYLE, NOTIFY_STYLE].map(styleSource).join(' ')}`,
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
