import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import { deliveriesAnswer, webhookAnswer, webhooksAnswer, replayedAnswer, testedAnswer } from './webhook-answers.ts'

/** What the routes of webhooks answer: a title, further sentences, and the shape of the answer. */
export const WEBHOOK_ROUTE_ANSWERS = {
  addHook: {
    title: 'Add a webhook',
    says: `What happens in the games of your key is posted there, as the Standard Webhooks specification says: verify \`webhook-signature\` with the secret, drop ids that came before, and answer 2xx within ten seconds. What fails is tried eight times in a day, with waits of 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 6 h; a turn that is past is dropped, and turns of a game come in order of version. An answer of 410, or eight failures, disables the webhook. At most five, and ${WEBHOOK_LIMITS.hour.toLocaleString('en')} posts an hour to all of them, tries and tests too: more fill the next hours, for a day.`,
    shape: webhookAnswer,
  },
  hooks: { title: 'Your webhooks', shape: webhooksAnswer },
  changeHook: {
    title: 'Change a webhook',
    says: 'Null removes a value.',
    shape: webhookAnswer,
  },
  removeHook: { title: 'Remove a webhook', says: 'Answers with the webhooks that are left.', shape: webhooksAnswer },
  testHook: {
    title: 'Send a test',
    says: 'Sends an event of type `test` once, even to a disabled webhook. Its delivery shows what came of it.',
    shape: testedAnswer,
  },
  deliveries: { title: 'What was sent to a webhook', shape: deliveriesAnswer },
  replayHook: {
    title: 'Send again what was given up',
    says: 'Sends those of the newest hundred deliveries again. Enable the webhook first: a disabled one gets nothing.',
    shape: replayedAnswer,
  },
} as const
