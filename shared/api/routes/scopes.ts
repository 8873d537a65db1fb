/** What an API key allows beyond what anyone may do. A program owns the games that it makes with `games:create`. */
export const SCOPES = ['games:create', 'games:read', 'seats:hold', 'webhooks'] as const
export type Scope = (typeof SCOPES)[number]

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)
