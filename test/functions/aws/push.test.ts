import { expect, test } from 'vitest'
import { encryptPush, newVapidKey, readVapidKey } from '../../../functions/aws/keys/vapid-key.ts'
import { HOUR, SECOND } from '../../../shared/game/model/words.ts'
import { newReceiver, opened, vouchedIn } from '../../harness/push-service.ts'
import { KEPT_BACK, PUSH_KEY, SUBSCRIPTION } from '../../harness/subscription.ts'

const RECEIVER = { endpoint: SUBSCRIPTION.endpoint, ...SUBSCRIPTION.keys }

const SAID = 'When I grow up, I want to be a watermelon'

test('the message in Appendix A of RFC 8291 is encrypted to the same bytes', () => {
  const [key, salt] = [Buffer.from(PUSH_KEY, 'base64url'), Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')]
  const body = encryptPush(RECEIVER, SAID, { key, salt })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(opened({ ...SUBSCRIPTION.keys, secret: KEPT_BACK }, body)).toBe(SAID)
})

test('each push message has keys of its own, and only its receiver can decrypt it', () => {
  const key = readVapidKey(newVapidKey())
  const [one, other] = [newReceiver(), newReceiver()]
  const sealed = [1, 2].map(
    () => key.encrypt({ ...one, endpoint: RECEIVER.endpoint }, SAID, 'https://draughts.test').body,
  )
  expect(new Set(sealed).size).toBe(2)
  for (const body of sealed) {
    expect(opened(one, Buffer.from(body, 'base64'))).toBe(SAID)
    expect(() => opened(other, Buffer.from(body, 'base64'))).toThrow('authenticate')
  }
})

test('a push message is signed for one push service and half a day (RFC 8292)', () => {
  const now = Date.UTC(2026, 10, 23)
  const key = readVapidKey(newVapidKey(), () => now)
  const { authorization } = key.encrypt(RECEIVER, SAID, 'https://draughts.test')
  expect(authorization).toContain(`k=${key.publicKey}`)
  const exp = (now + 12 * HOUR) / SECOND
  expect(vouchedIn(authorization)).toEqual({ aud: 'https://receiver.test', exp, sub: 'https://draughts.test' })
  const local = key.encrypt(RECEIVER, SAID, 'http://127.0.0.1:8080').authorization
  expect(vouchedIn(local)).toEqual({ aud: 'https://receiver.test', exp })
  expect(vouchedIn(authorization.replace('t=', 't=A'))).toBeUndefined()
})

test('only a point of the curve is accepted as a browser’s key', () => {
  const { isPoint } = readVapidKey(PUSH_KEY)
  expect(isPoint(newReceiver().p256dh)).toBe(true)
  for (const wrong of ['', 'B'.repeat(87), `${'A'.repeat(86)}A`, Buffer.alloc(65, 4).toString('base64url')])
    expect(isPoint(wrong)).toBe(false)
})

test('an invalid key is refused with a message that does not contain it', () => {
  expect(() => readVapidKey('no-key-at-all')).toThrow('no private key of P-256')
  for (let n = 0; n < 600; n++) expect(newVapidKey()).toMatch(/^[\w-]{43}$/)
})
