import { Unreachable } from '../../../client/src/index.ts'
import {
  LONGEST_KEY_LIST,
  RECEIPT_KEYS_PATH,
  type ReceiptKey,
  parseReceiptKeys,
} from '../../../../shared/receipts/receipt-keys.ts'
import { isServiceOrigin } from '../links/connect.ts'
import { readInput } from '../tournament/read-input.ts'
import { type CommandContext, textOption } from '../terminal/command.ts'
import { FileError, UsageError } from '../terminal/exit-codes.ts'

/** How long the list of a service may take, in milliseconds. */
const PATIENCE = 20_000

/** The most services whose lists are fetched for one file, which anybody may have written. */
const MOST_SERVICES = 10

const fetchText = async (url: string, signal: AbortSignal): Promise<string> => {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.length > LONGEST_KEY_LIST) throw new Error('it is too long')
    }
    return text
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Unreachable(`the keys at ${url} cannot be read (${why}); --keys FILE names a copy of them`)
  }
}

const parsed = (name: string, text: string): readonly ReceiptKey[] => {
  const keys = parseReceiptKeys(text)
  if (!keys) throw new FileError(`${name} is no list of keys (JWKS)`)
  return keys
}

/**
 * Returns where the keys of a service come from: the list that --keys names, for every service, or else the list that
 * each service publishes, which is fetched once. A service that is named without https has no keys.
 */
export const issuerKeys = (context: CommandContext): ((issuer: string) => Promise<readonly ReceiptKey[]>) => {
  const { signal } = context.terminal
  const option = textOption(context, 'keys')
  const known = new Map<string, Promise<readonly ReceiptKey[]>>()
  const read = async (place: string): Promise<readonly ReceiptKey[]> =>
    parsed(place, /^https?:/.test(place) ? await fetchText(place, signal) : await readInput(context, place))
  return async (issuer) => {
    const place = option ?? `${issuer}${RECEIPT_KEYS_PATH}`
    if (option === undefined && !isServiceOrigin(issuer)) return []
    const keys = known.get(place) ?? read(place)
    if (known.size >= MOST_SERVICES && !known.has(place))
      throw new UsageError(`the file names more than ${MOST_SERVICES} services: name the keys with --keys`)
    known.set(place, keys)
    return keys
  }
}
