import { publicVersion } from '../../shared/service/games/public-version.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { playOf } from '../../shared/game/model/game.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { type GameEmail, emailsFor, isStillRelevant } from '../../shared/email/game-emails/emails-for.ts'
import type { Chains, Link } from '../races/chain.ts'
import type { Ledger } from './ledger.ts'

const nameOf = ({ game, version, seat }: GameEmail): string => `${game}-${version}-${seat}`

/** What the service's folder holds, read without the service. */
export type Folder = {
  /** The names of the emails that were sent. */
  readonly sent: ReadonlySet<string>
  /** The game of each armed timer. */
  readonly armed: readonly string[]
  /** The number of messages and changes that were given up. */
  readonly dead: number
}

export const lookInto = (folder: string): Folder => {
  const database = new DatabaseSync(join(folder, 'crownhead.db'), { readOnly: true })
  const column = (sql: string): readonly string[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(row['x']))
  const sent = new Set(column("SELECT id AS x FROM mail WHERE id NOT LIKE '%-door-%'"))
  // A tournament has a timer, too.
  const armed = column('SELECT game AS x FROM schedule').filter((key) => tournamentIdIn(key) === undefined)
  const dead = column('SELECT id AS x FROM message WHERE dead = 1').length
  database.close()
  return { sent, armed, dead }
}

/**
 * Returns the first later version that makes an email unnecessary: the game has moved past what the email tells, or the
 * reader has had a later email.
 */
const overtaker = (letter: GameEmail, later: readonly Link[], sent: ReadonlySet<string>): Link | undefined =>
  later.find(
    ({ game, stored }) => !isStillRelevant(letter, game, 0) || sent.has(nameOf({ ...letter, version: stored.version })),
  )

/** Returns when a version was made. One whose events have no time counts as old as the version before. */
const timeOf = ({ stored }: Link): number => Math.max(...stored.log.map((event) => ('at' in event ? event.at : 0)))

/**
 * How late an email may be. A service that is killed while it sends an email holds the lease on it after the restart, so
 * that the next attempt fails and the one after it comes a minute later; if it is killed there again, two minutes later.
 * The restarts themselves take less than a minute.
 */
const LATE = 4 * MINUTE

export type Post = {
  readonly called: number
  readonly sent: number
  readonly superseded: number
  /** Superseded emails that had been due for more than `LATE` when the game moved on. */
  readonly dawdled: readonly string[]
  /** Required emails that were neither sent nor superseded. */
  readonly lost: readonly string[]
  /** Emails that were sent although nothing required them. */
  readonly uncalled: readonly string[]
}

/** Returns what became of every email that the games' logs require, worked out without the service. */
export const postOf = ({ links }: Chains, sent: ReadonlySet<string>): Post => {
  const called = [...links].flatMap(([id, chain]) =>
    chain.flatMap((link, index) =>
      emailsFor(id, link.stored.version, link.game, link.step).map((letter) => ({
        letter,
        link,
        later: chain.slice(index + 1),
      })),
    ),
  )
  const names = new Set(called.map(({ letter }) => nameOf(letter)))
  const unsent = called.filter(({ letter }) => !sent.has(nameOf(letter)))
  const followed = unsent.map(({ letter, link, later }) => ({ letter, link, by: overtaker(letter, later, sent) }))
  const lost = followed.filter(({ by }) => by === undefined)
  const dawdled = followed.filter(
    // Before a game begins, a mailbox that has not consented gets the consent email instead.
    ({ letter, link, by }) =>
      letter.kind !== 'offered' && by !== undefined && timeOf(by) - timeOf(link) > letter.delay + LATE,
  )
  return {
    called: called.length,
    sent: called.length - unsent.length,
    superseded: unsent.length - lost.length,
    dawdled: dawdled.map(({ letter }) => `${letter.kind} ${nameOf(letter)}`),
    lost: lost.map(({ letter }) => `${letter.kind} ${nameOf(letter)}`),
    uncalled: [...sent].filter((name) => !names.has(name)),
  }
}

/** Returns what the service acknowledged to players but does not have in its store. */
export const forgotten = ({ games, moves, acts }: Ledger, { links }: Chains): readonly string[] => {
  const stateOf = (id: string) => links.get(id)?.at(-1)?.game
  const movesOf = new Map([...links.keys()].map((id) => [id, playOfGame(stateOf(id))]))
  // Answers carry the version that everyone sees, which private events do not raise.
  const hasEvent = (id: string, version: number, event: string): boolean =>
    links.get(id)?.some((link) => publicVersion(link) === version && link.step.some(({ type }) => type === event)) ??
    false
  return [
    ...games.filter((id) => !links.has(id)).map((id) => `game ${id}`),
    ...moves
      .filter(({ game, ply, move }) => movesOf.get(game)?.[ply] !== move)
      .map(({ game, ply, move }) => `${move} at ply ${ply} of ${game}`),
    ...acts
      .filter(({ game, version, event }) => !hasEvent(game, version, event))
      .map(({ game, version, event }) => `${event} in version ${version} of ${game}`),
  ]
}

const playOfGame = (game: Link['game'] | undefined): readonly string[] => (game && playOf(game)?.moves) ?? []

type Line = { readonly message?: string; readonly outcome?: string } & Partial<GameEmail>

/**
 * Returns the number of emails that the logs of all runs show as sent more than once: a crash came between sending an
 * email and marking it.
 */
export const doubled = (log: string): number => {
  const sent = new Map<string, number>()
  for (const text of log.split('\n').filter((line) => line.includes('"outcome":"sent"'))) {
    const { game, version, seat } = JSON.parse(text) as Line
    const name = `${game}-${version}-${seat}`
    sent.set(name, (sent.get(name) ?? 0) + 1)
  }
  return [...sent.values()].filter((times) => times > 1).length
}
