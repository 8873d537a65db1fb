import type { Answer, Asked, Told } from '../evidence.ts'
import type { Check } from './check.ts'

const ADDRESS = '@mail.test'
const TOKEN = /[codirsuv][0-9a-z][0-9A-Za-z]{12}[0-9A-Za-z_-]{32}/

/** Requests whose answers hand out links, to whoever has just proven that they are his; and those that show a seat its own address. */
const HANDS_OUT: ReadonlySet<string> = new Set(['create', 'claim', 'rotate', 'ask-reseat'])
const SHOWS_OWN: ReadonlySet<string> = new Set(['settings'])

/** The links to the reader's own seat in the game beside his: of the same role as the token that he asked with, and of no other game or purpose. */
const BESIDE = ['match', 'rematch'] as const

const withoutOwn = ({ token, game }: Asked, { text }: Answer): string => {
  const { links }: Told = text === '' ? {} : JSON.parse(text)
  return BESIDE.reduce((left, name) => {
    const own = links?.[name]?.token
    const isOwn = own !== undefined && token !== undefined && own[0] === token[0] && own.slice(2, 14) !== game
    return isOwn ? left.replaceAll(own, '') : left
  }, text)
}

const secretIn = (text: string): string | undefined =>
  text.includes(ADDRESS) ? 'an address' : TOKEN.test(text) ? 'a token' : undefined

/** No address and no token in a log, in what is stored of a game, or in an answer that somebody else may see. */
export const secretsKept: Check = (occasion) => {
  switch (occasion.kind) {
    case 'log': {
      const secret = secretIn(occasion.text)
      return secret && `${secret} in the log: ${occasion.text}`
    }
    case 'chapter': {
      const { step, game, version } = occasion.chapter
      const secret = step.length > 0 ? secretIn(JSON.stringify(step)) : undefined
      return secret && `${secret} in version ${version} of ${game}`
    }
    case 'answer': {
      const { kind, answer, number } = occasion.asked
      if (!answer || HANDS_OUT.has(kind) || SHOWS_OWN.has(kind)) return undefined
      const secret = secretIn(withoutOwn(occasion.asked, answer))
      return secret && `${secret} in the answer to request ${number} (${kind})`
    }
    case 'sent':
    case 'settled':
    case 'end':
      return undefined
  }
}
