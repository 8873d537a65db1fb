import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerPage } from '../../shared/service/answer-page.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { chainDigests } from '../../shared/receipts/receipt-chain.ts'
import { verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import { RECEIPT_KEYS_PATH, parseReceiptKeys } from '../../shared/receipts/receipt-keys.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { stand, tokenOf } from '../service/stand.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

type Receipt = { readonly signed: string | null; readonly move: string | null }

/** A game with three moves; `receipts` are those of the answers. */
const played = async () => {
  const at = stand()
  const begun = await at.begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' } })
  const { id } = begun.body.game
  const tokens = [tokenOf(begun, 'creator'), tokenOf(begun, 'opponent')]
  const move = async (ply: number, text: string, more: object = {}) => {
    const sent = { token: tokens[ply % 2] ?? '', body: { ply, move: text, ...more } }
    const { status, body } = await at.ask('POST', `/v1/games/${id}/moves`, sent)
    expect(status).toBe(200)
    return (body as { readonly receipt?: Receipt }).receipt
  }
  const receipts: (Receipt | undefined)[] = []
  for (const [ply, text] of ['11-15', '22-18', '15x22'].entries()) {
    at.clock.now += 60_000
    receipts.push(await move(ply, text))
  }
  const request = { query: {}, headers: {}, from: '192.0.2.1', body: '', receivedAt: at.clock.now }
  const page = (path: string) => answerPage(at.service, assetFiles({}), { ...request, method: 'GET', path })
  const pdn = async () => (await answerApi(at.service, { ...request, method: 'GET', path: `/v1/games/${id}.pdn` })).body
  const { body: list } = await page(RECEIPT_KEYS_PATH)
  const keys = parseReceiptKeys(list) ?? []
  const verifier = { crypto: NODE_CRYPTO, keysOf: () => keys }
  return { ...at, id, move, receipts, page, pdn, verifier }
}

describe('the answer to a move', () => {
  test('has a receipt that Node verifies with the listed key', async () => {
    const { id, receipts, page, service } = await played()
    const [header = '', payload = '', mark = ''] = (receipts[2]?.signed ?? '').split('.')
    const { keys } = JSON.parse((await page(RECEIPT_KEYS_PATH)).body) as {
      readonly keys: readonly { readonly kid: string; readonly kty: string; readonly x: string }[]
    }
    const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Readonly<Record<string, string>>
    expect([alg, kid]).toEqual(['EdDSA', keys[0]?.kid])
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
    expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(mark, 'base64url'))).toBe(true)
    const chained = {
      origin: service.origin,
      game: id,
      rules: 'english',
      start: 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
      moves: ['11-15', '22-18', '15x22'].map((text, ply) => ({ text, at: Date.UTC(2026, 10, 21, 12, ply + 1) })),
    }
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      iss: 'https://draughts.test',
      game: id,
      plies: 3,
      move: '15x22',
      receivedAt: '2026-11-21T12:03:00Z',
      chain: (await chainDigests(NODE_CRYPTO.digest, chained)).at(-1),
    })
  })

  test('has the same receipt when the move is sent again, and none when it is only tried', async () => {
    const { move, receipts } = await played()
    expect(await move(1, '22-18')).toMatchObject({ signed: receipts[1]?.signed })
    expect(await move(3, '25x18', { dryRun: true })).toBeUndefined()
  })

  test('has a receipt that fits the PDN, however far the game went on', async () => {
    const { receipts, pdn, verifier } = await played()
    const text = await pdn()
    const signed = receipts.map((receipt) => receipt?.signed ?? '')
    const { found } = await verifyReceipts(
      verifier,
      `${text}\n${signed[0]}\nhttps://draughts.test/verify#${signed[1]}\n`,
    )
    expect(found.map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'genuine', covers: 'record' },
      { kind: 'genuine', covers: 'moves', claims: { plies: 1 } },
      { kind: 'genuine', covers: 'moves', claims: { plies: 2 } },
    ])
    const other = text.replace('2026-11-21T12:02:00Z', '2026-11-21T12:02:01Z')
    const changed = await verifyReceipts(verifier, `${other}\n${signed[0]}\n${signed[1]}`)
    expect(changed.found.map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'changed', differences: [{ kind: 'time', ply: 1 }] },
      { kind: 'genuine', covers: 'moves' },
      { kind: 'changed', differences: [{ kind: 'unnamed' }] },
    ])
  })
})

test('the keys are a JWKS that every site may read', async () => {
  const { page } = await played()
  const { status, headers, body } = await page(RECEIPT_KEYS_PATH)
  expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'application/jwk-set+json',
    '*',
  ])
  const { keys } = JSON.parse(body) as { readonly keys: readonly Readonly<Record<string, string>>[] }
  const [{ x = '', kid = '' } = {}] = keys
  expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }])
  expect(x).toMatch(/^[\w-]{43}$/)
  expect(kid).toBe(createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url'))
})

test.each(['', 'null', '[]', '{', '{"keys":1}', `{"keys":[]${' '.repeat(1_000_000)}}`])(
  'what is no list of keys is not read: %.20s',
  (text) => {
    expect(parseReceiptKeys(text)).toBeUndefined()
  },
)

test('keys of other kinds are left out of a list', () => {
  const key = {
    kty: 'OKP',
    crv: 'Ed25519',
    x: 'A'.repeat(43),
    kid: 'one',
    from: '2026-11-29',
    until: 'soon',
    alg: 'EdDSA',
  }
  const others = [null, 1, { ...key, kty: 'EC' }, { ...key, crv: 'Ed448' }, { ...key, x: 'A' }, { ...key, kid: 1 }]
  const { alg: _alg, until: _until, ...read } = key
  expect(parseReceiptKeys(JSON.stringify({ keys: [...others, key], more: 1 }))).toEqual([read])
})
