import { setTimeout as wait } from 'node:timers/promises'
import { sqliteChanges } from '../../../local/sqlite/stores/sqlite-changes.ts'
import { openDatabase } from '../../../local/sqlite/database/open-database.ts'
import { type Chains, chainsOf, readAll } from '../../races/chain.ts'
import { type Dice, diceOf } from '../../races/dice.ts'
import { freePort } from '../../harness/temp.ts'
import { type Club, killAgainAndAgain, startClub } from '../../serve/club.ts'
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

/** How a service is killed during a part of an event: so often, each time after up to so many answers. */
export type Killing = { readonly kills: number; readonly answers: number }

/** A service with a mail server, and people who use it while it is killed. */
export type EventWorld = Mover & {
  readonly dice: Dice
  readonly ledger: Ledger
  readonly club: Club
  readonly came: readonly Came[]
  /** Returns how many kills came only after the work that they should have met. */
  readonly idleKills: () => number
  /** Does some work while the service is killed, and returns when both are done. */
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
  let idle = 0
  const during: EventWorld['during'] = async ({ kills, answers: events }, work) => {
    const last = club.life() + kills
    const killing = killAgainAndAgain(club, dice, ledger.after, { kills, events })
    let ticking: NodeJS.Timeout | undefined
    // Few answers come after the work is done, so the remaining kills follow the time.
    const working = work().finally(() => {
      idle += last - club.life()
      ticking = setInterval(ledger.note, 25)
    })
    const [done] = await Promise.all([working, killing]).finally(() => clearInterval(ticking))
    return done
  }
  return {
    club,
    came,
    dice,
    ledger: { ...ledger, note },
    phoenix: { base: async () => (await club.living()).base },
    during,
    idleKills: () => idle,
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
