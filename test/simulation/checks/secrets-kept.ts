import type { Check } from './check.ts'

const ADDRESS = '@mail.test'
const TOKEN = /[codirsuv][0-9a-z][0-9A-Za-z]{12}[0-9A-Za-z_-]{32}/

/** Requests whose answers hand out links, to whoever has just proven that they are his; and those that show a seat its own address. */
const HANDS_OUT: ReadonlySet<string> = new Set(['create', 'claim', 'rotate', 'ask-reseat'])
const SHOWS_OWN: ReadonlySet<string> = new Set(['settings'])

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
      const secret = secretIn(answer.text)
      return secret && `${secret} in the answer to request ${number} (${kind})`
    }
    case 'sent':
    case 'settled':
    case 'end':
      return undefined
  }
}
