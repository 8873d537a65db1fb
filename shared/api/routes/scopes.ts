/** What an API key opens beyond what anyone may do. A game is owned if it is made with `games:create`. */
export const SCOPES = ['games:create', 'games:read', 'seats:hold', 'webhooks'] as const
export type Scope = (typeof SCOPES)[number]

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)
