import { receiptPublicKey } from '../../functions/aws/keys/receipt-signer.ts'
import type { SigningKeys } from '../../functions/aws/keys/signer.ts'
import { CommandMisuse } from '../command/run-tool.ts'

const NAMES = '0123456789abcdefghijklmnopqrstuvwxyz'

const namesOf = ({ keys }: SigningKeys): readonly string[] => Object.keys(keys).toSorted()

/**
 * Adds a key, which signs nothing yet. Its name comes after all others, because the key whose name comes first may be
 * that of the pseudonyms.
 */
export const addSigningKey = (known: SigningKeys, key: string): SigningKeys => {
  const name = NAMES[NAMES.indexOf(namesOf(known).at(-1) ?? '') + 1]
  if (name === undefined) throw new CommandMisuse('no name is left for another key; rename the last one')
  return { ...known, keys: { ...known.keys, [name]: key } }
}

const keyNamed = (known: SigningKeys, name: string): string => {
  const key = known.keys[name]
  if (key === undefined) throw new CommandMisuse(`there is no signing key ${name}, but ${namesOf(known).join(', ')}`)
  return key
}

/** Makes a key the current one from this day on, and notes the day for both. */
export const useSigningKey = (known: SigningKeys, name: string, day: string): SigningKeys => {
  keyNamed(known, name)
  if (name === known.current) throw new CommandMisuse(`${name} is the current key already`)
  const days = known.days ?? {}
  const { until: _since, ...used } = days[name] ?? { from: day }
  return {
    ...known,
    current: name,
    days: { ...days, [known.current]: { ...days[known.current], until: day }, [name]: used },
  }
}

/**
 * Removes a key, whose links end. Its public key for receipts stays, so that they can still be verified. If it is the
 * key of the pseudonyms, it stays for them as `book`.
 */
export const removeSigningKey = (known: SigningKeys, name: string): SigningKeys => {
  const key = keyNamed(known, name)
  if (name === known.current) throw new CommandMisuse(`${name} is the current key: let another one sign first`)
  const { [name]: _removed, ...keys } = known.keys
  const { [name]: dates, ...days } = known.days ?? {}
  const isFirst = namesOf(known)[0] === name
  return {
    ...known,
    keys,
    book: known.book ?? (isFirst ? key : undefined),
    days,
    retired: [...(known.retired ?? []), { x: receiptPublicKey(key), ...dates }],
  }
}

/** Writes the secret as `docs/operations.md` describes it: each key beside `current`. */
export const writeSigningKeys = ({ current, keys, ...further }: SigningKeys): string =>
  JSON.stringify({ current, ...keys, ...further })
