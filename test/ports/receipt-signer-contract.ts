import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Signer } from '../../shared/service/ports/signer.ts'

/** `make` returns the signer with the keys of this secret. */
export const receiptSignerContract = (make: (secret: string) => Promise<Signer>): void => {
  const material = (byte: number): string => Buffer.alloc(32, byte).toString('base64')
  const [old, current, leaked] = [material(1), material(2), material(3)]
  const secretOf = (value: object): string => JSON.stringify(value)
  const receiptsOf = async (value: object) => (await make(secretOf(value))).receipts

  test('signs by Ed25519 with the current key, the same each time', async () => {
    const { kid, keys, sign, digest } = await receiptsOf({ current: '2', 1: old, 2: current })
    const [listed] = keys
    expect(listed?.kid).toBe(kid)
    const key = createPublicKey({ key: { ...listed }, format: 'jwk' })
    expect(verify(null, Buffer.from('żółw'), key, Buffer.from(sign('żółw'), 'base64url'))).toBe(true)
    expect(sign('żółw')).toBe(sign('żółw'))
    expect(await digest('żółw')).toBe(createHash('sha256').update('żółw').digest('base64url'))
  })

  test('lists the keys of all signing keys with their days, the current one first', async () => {
    const before = await receiptsOf({ current: '1', 1: old })
    const after = await receiptsOf({
      current: '2',
      1: old,
      2: current,
      days: { 1: { until: '2026-11-29' }, 2: { from: '2026-11-29' } },
    })
    expect(after.keys.map(({ kid, from, until }) => [kid, from, until])).toEqual([
      [after.kid, '2026-11-29', undefined],
      [before.kid, undefined, '2026-11-29'],
    ])
    expect(after.kid).not.toBe(before.kid)
  })

  test('lists the public key of a signing key that was removed', async () => {
    const before = await receiptsOf({ current: '3', 3: leaked })
    const x = before.keys[0]?.x ?? ''
    const after = await receiptsOf({ current: '2', 2: current, retired: [{ x, until: '2026-11-29' }] })
    expect(after.keys.slice(1)).toEqual([{ ...before.keys[0], until: '2026-11-29' }])
  })

  test('has keys that are not the signing keys, nor follow from what links show', async () => {
    const signer = await make(secretOf({ current: '1', 1: old }))
    const shown = JSON.stringify(signer.receipts.keys)
    for (const text of [
      old,
      Buffer.from(old, 'base64').toString('base64url'),
      signer.sign('crownhead receipts, Ed25519'),
    ])
      expect(shown).not.toContain(text)
  })

  test.each([
    { days: { 1: { until: 'soon' } } },
    { days: { 1: { x: '2026-11-29' } } },
    { days: [1] },
    { retired: {} },
    { retired: [{ x: 'short' }] },
    { retired: [{ x: 'A'.repeat(43), key: 'A' }] },
  ])('refuses a secret with other fields: %j', async (wrong) => {
    await expect((async () => make(secretOf({ current: '1', 1: old, ...wrong })))()).rejects.toThrow(
      /^the secret of the signer: (?:days|retired)$/,
    )
  })
}
