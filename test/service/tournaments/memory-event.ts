import { randomBytes } from 'node:crypto'
import { deflateLevel6 } from '../../../functions/runtime/zlib.ts'
import { memoryContacts } from '../../../local/memory/memory-contacts.ts'
import { memoryGames, memoryItems, memoryTournaments } from '../../../local/memory/memory-games.ts'
import { memoryLedger } from '../../../local/memory/memory-ledger.ts'
import { memoryPost } from '../../../local/memory/memory-mail.ts'
import { memoryTimers } from '../../../local/memory/memory-timers.ts'
import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import { MINUTE } from '../../../shared/game/model/words.ts'
import { runEffects } from '../../../shared/service/background/effects.ts'
import { replayGame } from '../../../shared/service/background/replay.ts'
import { sweep } from '../../../shared/service/background/sweep.ts'
import { tickStored } from '../../../shared/service/background/tick.ts'
import { runTournamentEffects } from '../../../shared/service/background/tournament-work.ts'
import { deliverEmail, isDeliveryFinal } from '../../../shared/service/email/sending/deliver-email.ts'
import type { StoredChange } from '../../../shared/service/ports/games.ts'
import { tournamentIdIn, tournamentKey } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentChange } from '../../../shared/service/ports/tournaments/tournament-record.ts'
import { replayTournament } from '../../../shared/service/tournaments/effects/tournament-effects.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import { memoryService } from '../../harness/memory-service.ts'

type Change =
  | { readonly key: string; readonly seq: number; readonly game: StoredChange }
  | { readonly key: string; readonly seq: number; readonly tournament: TournamentChange }

type Waiting = { readonly due: number; readonly email: QueuedEmail }

/** What goes wrong with messages. Each answers for the message that it is asked about. */
export type MessageFaults = {
  /** How often a stored change is carried out. None: its effects fail, and what is put aside is repeated later. */
  readonly copies?: () => number
  /** The order in which the changes of different games and tournaments are carried out. */
  readonly order?: (changes: readonly Change[]) => readonly Change[]
  /** How much later an email comes. */
  readonly delay?: () => number
}

const NOON = Date.UTC(2026, 10, 21, 12)

/** How long after a failure a change or an email is tried again. */
const AGAIN = 3 * MINUTE

/** An event in memory, in which messages may come late, twice, in another order, or not at all. */
export const memoryEvent = ({ copies = () => 1, order = (all) => all, delay = () => 0 }: MessageFaults = {}) => {
  const clock = { now: NOON }
  const items = memoryItems()
  const [games, tournaments] = [memoryGames(items), memoryTournaments(items)]
  const [timers, post] = [memoryTimers(), memoryPost()]
  let waiting: readonly Waiting[] = []
  let aside: readonly { readonly due: number; readonly key: string }[] = []
  let carried = 0
  const outbox = {
    put: async (emails: readonly QueuedEmail[]) => {
      waiting = [...waiting, ...emails.map((email) => ({ due: clock.now + email.delay + delay(), email }))]
    },
  }
  const contacts = memoryContacts()
  const logged: string[] = []
  const log: Logger = (_level, message, facts) => void logged.push(`${message} ${JSON.stringify(facts ?? {})}`)
  const { service } = memoryService({ games, tournaments, contacts, ledger: memoryLedger(), outbox, log })
  const ports = { ...service, timers, post, chance: (bytes: number) => randomBytes(bytes), deflate: deflateLevel6 }
  const pace = () => ({ now: clock.now, hasTime: () => true })

  const changesSince = async (): Promise<readonly Change[]> => {
    const ofGames = (await games.changes(carried, 10_000)).map(({ seq, ...game }): Change => ({
      key: game.id,
      seq,
      game,
    }))
    const ofTournaments = (await tournaments.changes(carried, 10_000)).map(({ seq, ...tournament }): Change => ({
      key: tournamentKey(tournament.id),
      seq,
      tournament,
    }))
    return [...ofGames, ...ofTournaments].toSorted((one, other) => one.seq - other.seq)
  }
  const carry = async (change: Change): Promise<void> => {
    const { effectsFailed } =
      'game' in change
        ? await runEffects(ports, change.game, clock.now)
        : await runTournamentEffects(ports, change.tournament, pace())
    if (effectsFailed !== undefined) aside = [...aside, { due: clock.now + AGAIN, key: change.key }]
  }
  const carryAll = async (): Promise<boolean> => {
    const changes = await changesSince()
    carried = Math.max(carried, ...changes.map(({ seq }) => seq))
    for (const change of order(changes)) {
      const times = copies()
      if (times === 0) aside = [...aside, { due: clock.now + AGAIN, key: change.key }]
      for (let time = 0; time < times; time++) await carry(change)
    }
    return changes.length > 0
  }
  const redo = async (key: string): Promise<void> => {
    const id = tournamentIdIn(key)
    const repeated = id === undefined ? replayGame(ports, key, clock.now) : replayTournament(ports, id, pace())
    await repeated.catch(() => {
      aside = [...aside, { due: clock.now + AGAIN, key }]
    })
  }
  const redoDue = async (): Promise<void> => {
    const due = aside.filter((each) => each.due <= clock.now)
    aside = aside.filter((each) => each.due > clock.now)
    for (const { key } of due) await redo(key)
  }
  const deliverDue = async (): Promise<void> => {
    const due = waiting.filter((each) => each.due <= clock.now)
    waiting = waiting.filter((each) => each.due > clock.now)
    for (const { email } of due) {
      const isDone = await deliverEmail(ports, email, clock.now).then(isDeliveryFinal, () => false)
      if (!isDone) waiting = [...waiting, { due: clock.now + AGAIN, email }]
    }
  }
  const tickDue = async (): Promise<void> => {
    for (const { game, at } of timers.armed().filter((each) => each.at <= clock.now)) {
      await timers.disarm(game, at)
      await tickStored(ports, game, clock.now)
    }
  }
  const digestsDue = async (): Promise<void> => {
    for (const { account, at } of await service.ledger.dueDigests(clock.now, 100)) {
      await service.ledger.unplanDigest(account, at)
      await outbox.put([{ kind: 'digest', account, due: at, delay: 0 }])
    }
  }
  const settle = async (): Promise<void> => {
    do {
      await tickDue()
      await redoDue()
      await digestsDue()
      await deliverDue()
    } while (await carryAll())
  }
  /** Moves the clock, and does all that becomes due. What was missed is found by the sweep at the end. */
  const pass = async (by: number): Promise<void> => {
    const end = clock.now + by
    await settle()
    for (;;) {
      const next = Math.min(
        ...waiting.map(({ due }) => due),
        ...aside.map(({ due }) => due),
        ...timers.armed().map(({ at }) => at),
        ...(await service.ledger.dueDigests(end, 1)).map(({ at }) => at),
      )
      if (next > end) break
      clock.now = Math.max(clock.now, next)
      await settle()
    }
    clock.now = end
    await sweep(ports, () => {}, clock.now)
    await settle()
  }
  return {
    service,
    ports,
    games,
    tournaments,
    contacts,
    faults: [] as readonly string[],
    /** The lines of the log. */
    logged: (): readonly string[] => logged,
    now: () => clock.now,
    pass,
    settle,
    mails: post.mails,
  }
}
