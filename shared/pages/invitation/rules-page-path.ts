import type { RulesId } from '../../draughts/index.ts'

/** Returns the page that explains these rules in pictures. Undefined while the site has none. */
export const rulesPageOf = (_rules: RulesId): string | undefined => undefined
