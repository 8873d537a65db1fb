import { setTimeout as wait } from 'node:timers/promises'
import { sqliteChanges } from '../../../local/sqlite/stores/sqlite-changes.ts'
import { openDatabase } from '../../../local/sqlite/database/open-database.ts'
import { type Chains, chainsOf, readAll } from '../../races/chain.ts'
import { type Dice, diceOf } from '../../races/dice.ts'
import { freePort } from '../../harness/temp.ts'
import { type Club, startClub } from '../../serve/club.ts'
import { opened, replyToOf } from '../../serve/mail-server.ts'
import { waiting } from '../../serve/process.ts'
import { relayWith } from '../../serve/relay.ts'
import { type Ledger, newLedger } from '../ledger.ts'
import type { Mover } from '../player.ts'

/** An email that the mail server took. `life`: how often the service had been killed by then. */
export type Came = {
  readonly to: string
  readonly life: number
  readonly id: string
  readonly text: string
  readonly replyTo: string | undefined
}

/** How often a service is killed during a part of an event, and about how many answers and emails that part has. */
export type Killing = { readonly kills: number; readonly answers: number }

/** A service with a mail server, and people who use it while it is killed. */
export type EventWorld = Mover & {
  readonly dice: Dice
  readonly ledger: Ledger
  readonly club: Club
  readonly came: readonly Came[]
  /** Kills the service as often as no work was left for it. Returns how often. */
  readonly killAsOwed: () => Promise<number>
  /** Does some work while the service is killed. Kills for which the work was too short are left to the next. */
  readonly during: <T>(killing: Killing, work: () => Promise<T>) => Promise<T>
  /** Waits until no email is left to be sent. */
  readonly settled: () => Promise<void>
  /** Reads the versions of all games from the store's own stream. */
  readonly chains: () => Promise<Chains>
  readonly stop: () => Promise<void>
}

/** How often the clock of the service may stand still while others play, in looks half a second apart. */
const LOOKS = 8

/**
 * Moves the clock of the service whenever nothing happens, and now and then while much does, so that emails fall due
 * during play.
 */
const passTime = async (club: Club, happened: () => number, isOver: () => boolean): Promise<void> => {
  let seen = -1
  for (let look = 1; !isOver(); look++) {
    const now = happened()
    if (now === seen || look % LOOKS === 0) await club.push()
    seen = now
    await wait(500)
  }
}

const addressed = (id: string | undefined): string => (id ?? '').replace(/^<(.*)@.*$/, '$1')

export const startEventWorld = async (folder: string, seed: number): Promise<EventWorld> => {
  const database = openDatabase(folder)
  const changes = sqliteChanges(database, 'tournament under kills')
  const records: Awaited<ReturnType<typeof readAll>>[number][] = []
  const relay = await relayWith()
  // A browser that waits for the service to come back asks at the same port.
  const club = await startClub(folder, relay, { PORT: String(await freePort()) })
  const ledger = newLedger()
  let answers = 0
  const note = (): void => {
    answers += 1
    ledger.note()
  }
  const came: Came[] = []
  relay.mood.arrived = async (mail) => {
    const life = club.life()
    const email = await opened(mail)
    came.push({ to: mail.to, life, id: addressed(email.messageId), text: email.text ?? '', replyTo: replyToOf(email) })
    note()
  }
  const dice = diceOf(seed)
  let isOver = false
  const passing = passTime(
    club,
    () => answers,
    () => isOver,
  )
  passing.catch(() => {})
  let owed = 0
  const killing = diceOf(seed + 1)
  /** Kills the service after every few answers and some milliseconds, so that it can end anywhere. */
  const killUntil = async (isOver: () => boolean, events: number): Promise<void> => {
    while (owed > 0) {
      await ledger.after(1 + killing.whole(events))
      await wait(killing.draw() * 200)
      if (isOver()) return
      owed -= 1
      await club.killAndRise()
    }
  }
  const during: EventWorld['during'] = async ({ kills, answers }, work) => {
    owed += kills
    // On average, a kill comes after half of these events: all fit into the work.
    const events = Math.max(1, Math.floor((1.2 * answers) / owed))
    let isOver = false
    let ticking: NodeJS.Timeout | undefined
    const working = work().finally(() => {
      isOver = true
      // Whoever waits for more answers to kill the service is woken, and sees the end.
      ticking = setInterval(ledger.note, 25)
    })
    const [done] = await Promise.all([working, killUntil(() => isOver, events)]).finally(() => clearInterval(ticking))
    return done
  }
  return {
    club,
    came,
    dice,
    ledger: { ...ledger, note },
    phoenix: { base: async () => (await club.living()).base },
    during,
    killAsOwed: async () => {
      const idle = owed
      for (; owed > 0; owed -= 1) await club.killAndRise()
      return idle
    },
    settled: async () => {
      while ((await waiting(await club.living())) > 0) await wait(100)
    },
    chains: async () => {
      records.push(...(await readAll(changes, 0)))
      return chainsOf(records)
    },
    stop: async () => {
      isOver = true
      await passing
      await club.stop()
      await relay.close()
      database.close()
    },
  }
}
