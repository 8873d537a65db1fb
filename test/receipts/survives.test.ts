import { afterAll, expect, test } from 'vitest'
import { newSigningKeys, parseSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import type { ReceiptSigner } from '../../shared/service/ports/signer.ts'
import { addSigningKey, removeSigningKey, useSigningKey, writeSigningKeys } from '../../tools/key/rotate-keys.ts'
import { memoryService } from '../harness/memory-service.ts'
import { tempFolder } from '../harness/temp.ts'
import { exported, randomGame } from '../record/random-records.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

const folder = await tempFolder('receipt-keys')
afterAll(folder.remove)

const pdnSignedWith = (secret: string): Promise<string> => {
  const at = memoryService({ signer: readSigner(secret) })
  return exported(randomGame(3, 'english'), at)
}

const verdictWith = async ({ keys }: ReceiptSigner, pdn: string) => {
  const { found } = await verifyReceipts({ crypto: NODE_CRYPTO, keysOf: () => keys }, pdn)
  return found.map(({ verdict }) => verdict.kind)
}

const KEY = Buffer.alloc(32, 7).toString('base64')

test('a receipt from before a rotation verifies after it, and after the old key was removed', async () => {
  const first = JSON.stringify(newSigningKeys())
  const pdn = await pdnSignedWith(first)

  const added = writeSigningKeys(addSigningKey(parseSigningKeys(first), KEY))
  expect(await pdnSignedWith(added)).toBe(pdn)

  const used = writeSigningKeys(useSigningKey(parseSigningKeys(added), '2', '2027-03-01'))
  const receipts = readSigner(used).receipts
  expect(receipts.keys.map(({ from, until }) => [from, until])).toEqual([
    ['2027-03-01', undefined],
    [undefined, '2027-03-01'],
  ])
  const later = await pdnSignedWith(used)
  expect(later).not.toBe(pdn)
  expect(await verdictWith(receipts, `${pdn}\n${later}`)).toEqual(['genuine', 'genuine'])

  const removed = writeSigningKeys(removeSigningKey(parseSigningKeys(used), '1'))
  const signer = readSigner(removed)
  expect(signer.signWith('1', 'a link')).toBeUndefined()
  expect(signer.pseudonym('an address')).toBe(readSigner(first).pseudonym('an address'))
  expect(await verdictWith(signer.receipts, `${pdn}\n${later}`)).toEqual(['genuine', 'genuine'])
  expect(await verdictWith(readSigner(JSON.stringify(newSigningKeys())).receipts, pdn)).toEqual(['unknown-key'])
})

test('a key can sign again, and the days tell since when it first did', () => {
  const two = addSigningKey(parseSigningKeys(JSON.stringify(newSigningKeys())), KEY)
  const back = useSigningKey(useSigningKey(two, '2', '2027-03-01'), '1', '2027-03-05')
  expect([back.current, back.days]).toEqual(['1', { 1: {}, 2: { from: '2027-03-01', until: '2027-03-05' } }])
})

test('a change of the keys that would break links or receipts is refused', () => {
  const one = parseSigningKeys(JSON.stringify(newSigningKeys()))
  expect(() => useSigningKey(one, '1', '2027-03-01')).toThrow('1 is the current key already')
  expect(() => useSigningKey(one, '2', '2027-03-01')).toThrow('there is no signing key 2, but 1')
  expect(() => removeSigningKey(one, '1')).toThrow('1 is the current key: let another one sign first')
  const last = parseSigningKeys(JSON.stringify({ current: 'z', z: KEY }))
  expect(() => addSigningKey(last, KEY)).toThrow('no name is left')
})
