import { createHash } from 'node:crypto'
import { BOARD_STYLE, OPEN_STYLE } from '../../../pages/assets/style/style-sheets.ts'

/** A style that may stand in the page (CSP 3). */
const source = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Nothing from other sites, nothing inline but the styles of boards, by their hashes; no framing (clickjacking). */
export const POLICY = [
  "default-src 'none'",
  `style-src 'self' ${[BOARD_STYLE, OPEN_STYLE].map(source).join(' ')}`,
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
