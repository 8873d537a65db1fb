import { DAY, HOUR } from '../../../shared/game/model/words.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../shared/webhooks/event-types.ts'
import { SCOPES } from '../../../shared/api/routes/scopes.ts'
import { sha256Base64url } from '../../../functions/aws/keys/sha256-base64url.ts'
import type { ApiKey } from '../../../shared/service/ports/api-keys.ts'
import { formatApiKey } from '../../../shared/service/credentials/verify-api-key.ts'
import type { Dice } from '../chance.ts'
import type { Ground } from '../ground.ts'
import { receiverBy } from '../ports/receivers.ts'
import type { Client } from './client.ts'

const ID = 'program00000'
const KEY = formatApiKey(ID, 'p'.repeat(32))

export const PROGRAM: ApiKey = {
  id: ID,
  owner: ID,
  name: 'A club',
  scopes: SCOPES,
  hash: sha256Base64url(KEY),
  created: 0,
}

/** One world in this many has a program. */
const ONE_IN = 8

/** The API key and the labels with which a program creates a game. */
export type Ownership = { readonly token: string; readonly labels?: Readonly<Record<string, string>> }

export type Program = {
  /** Returns the key and labels of the next game, if the program creates it. */
  readonly ownership: () => Ownership | undefined
  /** Lets the program look at its webhooks one last time. */
  readonly close: () => void
}

const LOOKS = 20

const EVENT_SETS: readonly [readonly WebhookEventType[], ...(readonly WebhookEventType[])[]] = [
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENT_TYPES,
  ['turn'],
  ['turn', 'finished', 'forfeited'],
]

type Shown = {
  readonly webhooks: readonly { readonly id: string; readonly disabled: { readonly why: string } | null }[]
}

/**
 * Returns a program with webhooks and games of its own. It looks at its webhooks once a day, and enables again half of
 * those that were disabled after a day of failures.
 */
const programOn = ({ agenda, evidence }: Ground, dice: Dice, { ask }: Client): Program => {
  const asks = { token: KEY, once: true } as const
  const add = (number: number): void => {
    const url = `https://r${number}.program.test/`
    evidence.receivers.set(url, receiverBy(dice, agenda.now()))
    const body = {
      url,
      events: dice.pick(EVENT_SETS),
      ...(dice.chance(0.2) && { labels: { round: '1' } }),
    }
    ask({ ...asks, kind: 'add-hook', path: '/v1/webhooks', body }, () => {})
  }
  const revive = (id: string): void => {
    const path = `/v1/webhooks/${id}`
    ask({ ...asks, kind: 'change-hook', method: 'PATCH', path, body: { enabled: true } }, () =>
      ask({ ...asks, kind: 'replay-hook', path: `${path}/replay` }, () => {}),
    )
  }
  const list = (then: (shown: Shown) => void): void =>
    ask({ kind: 'hooks', method: 'GET', path: '/v1/webhooks', token: KEY }, (answer) => {
      if (answer?.status === 200) then(answer.body as unknown as Shown)
    })
  const look = (left: number): void =>
    list(({ webhooks }) => {
      for (const { id, disabled } of webhooks) if (disabled?.why === 'exhausted' && dice.chance(0.5)) revive(id)
      if (left > 0) agenda.in(DAY + dice.between(0, HOUR), () => look(left - 1))
    })
  const hooks = dice.between(1, 2)
  for (let number = 0; number < hooks; number++) add(number)
  agenda.in(DAY, () => look(LOOKS))
  return {
    ownership: () =>
      dice.chance(0.7)
        ? { token: KEY, ...(dice.chance(0.5) && { labels: { round: dice.pick(['1', '2']) } }) }
        : undefined,
    close: () => list(() => {}),
  }
}

/** Returns a world's program, if it has one. Its dice are its own, so that worlds without one stay the same. */
export const programIn = (ground: Ground, dice: Dice, client: Client): Program | undefined =>
  dice.between(1, ONE_IN) === 1 ? programOn(ground, dice, client) : undefined
