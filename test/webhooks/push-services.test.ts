import { expect, test } from 'vitest'
import { isKnownPushService } from '../../shared/webhooks/push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=a', true],
  ['https://WEB.PUSH.APPLE.COM/a', true],
  ['https://web.push.apple.com.victim.test/a', false],
  ['https://evilpush.apple.com.test/a', false],
  ['https://notpush.apple.com/a', false],
  ['https://victim.test/fcm.googleapis.com', false],
  ['https://victim.test/?https://web.push.apple.com', false],
])('whether %s is a known push service: %s', (endpoint, isKnown) => {
  expect(isKnownPushService(endpoint)).toBe(isKnown)
})
