/** The form of a token: purpose, key, id, in tournaments the number of the entrant, and proof. */
const TOKEN =
  /(?<![0-9A-Za-z_-])([A-Za-z])[0-9a-z]([0-9A-Za-z]{12})(?:[0-9A-Za-z]{2})?[0-9A-Za-z_-]{32}(?![0-9A-Za-z_-])/g
const ID = /^[0-9A-Za-z]{12}$/
/** These fields hold a game id. */
const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'game', 'other'])

const eachId = (key: string, value: unknown, found: (id: string) => void): void => {
  if (typeof value === 'string' && ID_FIELDS.has(key) && ID.test(value)) found(value)
  if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) eachId(name, each, found)
}

/**
 * Returns a function that replaces random ids and tokens by names in order of appearance. The same id or token always
 * gets the same name.
 */
export const namesIn = () => {
  const ids = new Map<string, string>()
  const tokens = new Map<string, string>()
  const nameOf = (id: string): string => {
    const name = ids.get(id) ?? `game-${ids.size + 1}`
    ids.set(id, name)
    return name
  }
  const tokenName = (token: string, purpose: string, id: string): string => {
    const kind = `${purpose}-link-of-${nameOf(id)}`
    const name =
      tokens.get(token) ?? `{${kind}-${[...tokens.values()].filter((each) => each.startsWith(`{${kind}-`)).length + 1}}`
    tokens.set(token, name)
    return name
  }
  return (value: object): unknown => {
    eachId('', value, nameOf)
    const texts = JSON.stringify(value).replaceAll(TOKEN, tokenName)
    return JSON.parse([...ids].reduce((text, [id, name]) => text.replaceAll(id, `{${name}}`), texts))
  }
}
