/** The form of a token (shared/service/credentials/tokens.ts), and of an API key. */
const TOKEN = /ck_[0-9A-Za-z]{12}[\w-]{32}|[codi][0-9a-z][0-9A-Za-z]{12}[\w-]{32}/g

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g

/** Recognizes the service's own addresses, which are not secret. */
const isOwn = (address: string) => address.endsWith('@crownhead.test') || address.endsWith('@127.0.0.1')

export const secretsIn = (text: string): readonly string[] => [
  ...(text.match(TOKEN) ?? []),
  ...(text.match(ADDRESS) ?? []).filter((address) => !isOwn(address)),
]

export const leaksIn = (log: string, secrets: Iterable<string>): readonly string[] =>
  [...secrets].filter((secret) => log.includes(secret))
