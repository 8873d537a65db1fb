import type { SESv2Client, SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import type { SQSClient } from '@aws-sdk/client-sqs'
import { SES_TIMEOUT } from '../../../functions/aws/clients/timeouts.ts'
import { GAME_PACKING, type GameItem, unpackGame } from '../../../functions/codec/game-item.ts'
import { TOURNAMENT_PACKING } from '../../../functions/codec/tournament-item.ts'
import { judgeSave } from '../../../local/stores/judge-save.ts'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { Games, StoredKey } from '../../../shared/service/ports/games.ts'
import { tournamentKey } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import type { Dice } from '../chance.ts'
import type { Container } from './lambda.ts'
import type { Queue } from './queue.ts'
import type { Time } from './time.ts'

const DYNAMODB = [5, 10] as const
const SQS = [8, 25] as const
const SES = [20, 100] as const

type Act = (...args: never[]) => Promise<unknown>

/** Wraps a store in memory so that each call takes as long as one of DynamoDB. */
export const away = <P extends { readonly [K in keyof P]: Act }>(container: Container, dice: Dice, port: P): P =>
  Object.fromEntries(
    Object.entries<Act>(port).map(([name, act]) => [
      name,
      (...args: never[]) => container.call(dice.between(...DYNAMODB), () => act(...args)),
    ]),
  ) as unknown as P

/**
 * Returns games and tournaments in memory, encoded and conditionally written as in every store. Each write is passed to
 * `written`, as the stream reports it.
 */
export const gamesTold = (written: (before: GameItem | undefined, after: GameItem) => void) => {
  const items = new Map<StoredKey, GameItem>()
  const games: Games = {
    load: async (id) => {
      const item = items.get(id)
      return item && unpackGame(item)
    },
    loadAll: async () => new Map(),
    save: async (id, before, after) => {
      const now = items.get(id)
      const verdict = judgeSave(GAME_PACKING, now, { key: id, before, after })
      if ('answer' in verdict) return verdict.answer
      items.set(id, verdict.write)
      written(now, verdict.write)
      return { saved: true }
    },
    overdue: async (until, limit) =>
      [...items.values()]
        .flatMap(({ p, d }) => (d !== undefined && d * 1000 <= until ? [{ p, d }] : []))
        .toSorted((a, b) => a.d - b.d)
        .slice(0, limit)
        .map(({ p }) => p),
  }
  const tournaments: Tournaments = {
    load: async (id) => {
      const item = items.get(tournamentKey(id))
      return item && TOURNAMENT_PACKING.unpack(item)
    },
    save: async (id, before, after) => {
      const key = tournamentKey(id)
      const now = items.get(key)
      const verdict = judgeSave(TOURNAMENT_PACKING, now, { key, before, after })
      if ('answer' in verdict) return verdict.answer
      items.set(key, verdict.write)
      written(now, verdict.write)
      return { saved: true }
    },
  }
  return { games, tournaments, items }
}

type Entry = { readonly MessageBody?: string; readonly DelaySeconds?: number }
type Command = { readonly input: Entry & { readonly Entries?: readonly Entry[] } }

/** Returns a client of one queue. */
export const sqsOf = (queue: Queue, dice: Dice, container: Container): SQSClient => {
  const send = ({ input }: Command) =>
    container.call(dice.between(...SQS), () => {
      for (const { MessageBody = '', DelaySeconds = 0 } of input.Entries ?? [input])
        queue.put(MessageBody, DelaySeconds * SECOND)
      return {}
    })
  return { send } as unknown as SQSClient
}

export type SesState = 'works' | 'hangs' | 'refuses'

export type Email = { readonly at: Instant; readonly to: string; readonly letter: string }

const named = (name: string): Error => Object.assign(new Error(name), { name })

type Ground = {
  readonly time: Time
  readonly dice: Dice
  readonly state: (now: Instant) => SesState
  /** The number of emails a second. */
  readonly rate: number
}

/** Returns SES, which while it works accepts every email, as many a second as the account may send. */
export const sesWith = ({ time, dice, state, rate }: Ground) => {
  const sent: Email[] = []
  const figures = { tried: 0, throttled: 0 }
  let [second, count] = [0, 0]
  const isOverRate = (): boolean => {
    const now = Math.floor(time.now() / SECOND)
    count = now === second ? count + 1 : 1
    second = now
    return count > rate
  }
  const take = ({ Destination, EmailTags }: SendEmailCommandInput): object => {
    figures.tried++
    if (state(time.now()) === 'refuses') throw named('SendingPausedException')
    if (isOverRate()) {
      figures.throttled++
      throw named('TooManyRequestsException')
    }
    sent.push({ at: time.now(), to: Destination?.ToAddresses?.[0] ?? '', letter: EmailTags?.[0]?.Value ?? '' })
    return {}
  }
  const client = (container: Container): SESv2Client => {
    const send = ({ input }: { readonly input: SendEmailCommandInput }) =>
      state(time.now()) === 'hangs'
        ? container.call(SES_TIMEOUT, () => Promise.reject(named('TimeoutError')))
        : container.call(dice.between(...SES), () => take(input))
    return { send } as unknown as SESv2Client
  }
  return { client, sent, figures }
}
