import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import { deliveriesAnswer, webhookAnswer, webhooksAnswer, replayedAnswer, testedAnswer } from './webhook-answers.ts'

/** What the routes of webhooks answer: a title, further sentences, and the shape of the answer. */
export const WEBHOOK_ROUTE_ANSWERS = {
  addHook: {
    title: 'Add a webhook',
    says: `Events of the games that the API key owns are posted to \`url\`, as the Standard Webhooks specification says: verify \`webhook-signature\` with the secret, drop ids that came before, and answer 2xx within ten seconds. What fails is attempted eight times in a day, with waits of 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 6 h; a turn that is over is dropped, and turns of a game come in order of version. An answer of 410, or eight failures, disables the webhook. At most five webhooks, and ${WEBHOOK_LIMITS.hour.toLocaleString('en')} posts an hour to all of them, retries and tests included; further ones wait, at most a day.`,
    shape: webhookAnswer,
  },
  hooks: { title: 'All webhooks of the API key’s owner', shape: webhooksAnswer },
  changeHook: {
    title: 'Change a webhook',
    says: 'Null removes a value.',
    shape: webhookAnswer,
  },
  removeHook: { title: 'Remove a webhook', says: 'The answer has the webhooks that are left.', shape: webhooksAnswer },
  testHook: {
    title: 'Send a test to a webhook',
    says: 'An event of type `test` is sent once, even to a disabled webhook. Its delivery shows what came of it.',
    shape: testedAnswer,
  },
  deliveries: { title: 'The deliveries to a webhook', shape: deliveriesAnswer },
  replayHook: {
    title: 'Send deliveries again that were given up',
    says: 'Sends those of the newest hundred again. Enable the webhook first: a disabled one gets nothing.',
    shape: replayedAnswer,
  },
} as const
