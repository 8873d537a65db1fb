/**
 * Makes the service post to a Discord channel whose turn it is, reminders and results, for the games that an API key
 * owns:
 *
 *     CROWNHEAD_KEY=ck_… DISCORD_WEBHOOK=https://… node discord.ts https://draughts.example.org [LANGUAGE [EVENT]]
 *
 * This program only sets up the webhook: the service itself posts to the channel from then on, so nothing has to run.
 * EVENT is a label: with it, only games with `event: EVENT` are posted. Run again, it changes the webhook and enables
 * it if it was disabled. It exits with 1 if the test message was not delivered.
 */
import { type AddHookBody, crownhead } from 'crownhead-client'
import { setTimeout as sleep } from 'node:timers/promises'

const [origin = '', locale = 'en', event] = process.argv.slice(2)
const { CROWNHEAD_KEY: key = '', DISCORD_WEBHOOK: url = '' } = process.env
if (origin === '' || key === '' || url === '')
  throw new Error('Give the address of a service, CROWNHEAD_KEY and DISCORD_WEBHOOK.')

const { ask } = crownhead({ origin, key })
const settings = {
  events: ['turn', 'reminder', 'finished', 'forfeited'],
  format: 'discord',
  locale,
} as const satisfies Partial<AddHookBody>

const { webhooks } = await ask('hooks', {})
const existing = webhooks.find((webhook) => webhook.url === url)
const path = { hook: existing?.id ?? '' }
const { webhook } = existing
  ? await ask('changeHook', {
      path,
      body: { ...settings, labels: event === undefined ? null : { event }, enabled: true },
    })
  : await ask('addHook', { body: { url, ...settings, ...(event !== undefined && { labels: { event } }) } })

/** Waits for the result of the test message, which takes a moment. */
const outcomeOf = async (id: string): Promise<string> => {
  for (let tries = 0; tries < 30; tries += 1) {
    const { deliveries } = await ask('deliveries', { path: { hook: webhook.id } })
    const delivery = deliveries.find((each) => each.id === id)
    if (delivery && delivery.state !== 'waiting') return `${delivery.state} (${delivery.status ?? delivery.failure})`
    await sleep(1000)
  }
  return 'not sent yet'
}

const { id } = await ask('testHook', { path: { hook: webhook.id } })
const outcome = await outcomeOf(id)
console.log(`${existing ? 'changed' : 'added'} ${webhook.id}, a test message: ${outcome}`)
if (!outcome.startsWith('delivered')) process.exitCode = 1
