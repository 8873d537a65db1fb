import { setTimeout as wait } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { type Position, legalMoves, play, ruleSetOf, startPosition, writeMoves } from '../../shared/draughts/index.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { parseReplyName } from '../../shared/service/credentials/addresses/reply-address.ts'
import { type Post, postOf } from '../kill/account.ts'
import { newLedger } from '../kill/ledger.ts'
import { type Chains, chainsOf, readAll } from '../races/chain.ts'
import { type Dice, diceOf } from '../races/dice.ts'
import { type Club, killAgainAndAgain, startClub } from './club.ts'
import { handOver, opened, replyToOf, written } from './mail-server.ts'
import { pathIn, pressed, until } from './process.ts'
import { relayWith } from './relay.ts'

/** `plies`: in each game, a draw is offered with the move after this many plies, and then accepted. */
export type Terms = {
  readonly games: number
  readonly plies: number
  readonly kills: number
  readonly seed: number
}

type Came = { readonly to: string; readonly life: number; readonly email: Email }

type World = {
  readonly terms: Terms
  readonly club: Club
  readonly came: Came[]
  readonly note: () => void
  readonly dice: Dice
  /**
   * The recipients of emails whose delivery was cut off. The mail server does not know whether the service stored these
   * emails, and delivers them again.
   */
  readonly cutOff: string[]
  handedOver: number
}

const RULES = ruleSetOf('english')

const addressOf = (name: string, game: number): string => `${name}-${game}@players.example`

/** A game, and the moves that its players wrote. */
type Table = { readonly id: string; readonly number: number; readonly book: string[] }

const idOf = ({ messageId = '' }: Email): string => messageId.replace(/^<(.*)@.*$/, '$1')

const sitDown = async ({ club, came, note }: World, number: number, relay: Relay): Promise<Table> => {
  const { base } = await club.living()
  const [ann, ben] = [addressOf('ann', number), addressOf('ben', number)]
  const response = await fetch(`${base}/v1/games`, {
    method: 'POST',
    // Each game comes from a network of its own, because one network reaches only a few strangers.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${number}.1` },
    body: JSON.stringify({
      creator: { name: 'Ann', seat: 'black', email: ann },
      opponent: { name: 'Ben', email: ben },
      rules: 'english',
    }),
  })
  const { game } = (await response.json()) as { readonly game: { readonly id: string } }
  const own = await until(() => pathIn(relay, ann, 'p'))
  const invitation = await until(() => pathIn(relay, ben, 'i'))
  await pressed(base, `${own}/emails`)
  await pressed(base, invitation, { key: crypto.randomUUID(), name: 'Ben' })
  await until(() => came.find(({ to, email }) => to === ben && idOf(email) === `${game.id}-2-opponent`))
  note()
  return { id: game.id, number, book: [] }
}

type Relay = Awaited<ReturnType<typeof relayWith>>

/** Delivers an email as a mail server does: again and again, until the service says that it is stored. */
const insist = async (world: World, envelope: { from: string; to: string }, raw: Uint8Array): Promise<void> => {
  for (;;) {
    const { lmtp } = await world.club.living()
    try {
      await handOver(lmtp, envelope, raw)
      world.handedOver++
      return world.note()
    } catch {
      world.cutOff.push(envelope.to)
      await wait(20)
    }
  }
}

/**
 * How many milliseconds to wait for an email, far longer than any takes. If an email is lost, the test fails after this
 * time.
 */
const PATIENCE = 180_000

/** Returns the email that asks for this ply, once it has come. */
const turnOf = ({ came }: World, { id }: Table, ply: number): Promise<Pick<Came, 'to' | 'email'>> => {
  const end = performance.now() + PATIENCE
  return until(() => {
    if (performance.now() > end) throw new Error(`nobody is asked for ply ${ply} of ${id}`)
    return came.find(({ email }) => {
      const claim = parseReplyName(replyToOf(email)?.split('@')[0] ?? '')
      return claim?.game === id && claim.ply === ply
    })
  })
}

const answer = async (world: World, table: Table, ply: number, words: string): Promise<void> => {
  const { to: from, email } = await turnOf(world, table, ply)
  const to = replyToOf(email) ?? ''
  const quoted = email.text ?? ''
  if (world.dice.chance(0.3)) {
    const headers = [['Auto-Submitted', 'auto-replied']] as const
    await insist(world, { from, to }, written({ from, to, words, quoted, headers }))
  }
  await insist(world, { from, to }, written({ from, to, words, quoted }))
}

const playByEmail = async (world: World, table: Table): Promise<void> => {
  let position: Position = startPosition(RULES)
  const { plies } = world.terms
  for (let ply = 0; ply <= plies; ply++) {
    const legal = legalMoves(RULES, position)
    const at = world.dice.whole(legal.length)
    const [move, text] = [legal[at], writeMoves(RULES, legal)[at]]
    if (!move || text === undefined) throw new Error('no move')
    table.book.push(text)
    await answer(world, table, ply, ply === plies ? `${text} draw?` : text)
    position = play(RULES, position, move)
  }
  await answer(world, table, plies + 1, 'accept')
}

/** Pushes the clock whenever nothing happens, until `isEnough` returns true. */
const passTime = async (world: World, isEnough: () => boolean): Promise<void> => {
  let seen = -1
  while (!isEnough()) {
    const now = world.came.length + world.handedOver
    if (now === seen) await world.club.push()
    seen = now
    await wait(500)
  }
}

/** Returns the ids of the emails that were sent, without consent emails and confirmations of answers. */
const sentOf = ({ came }: World): ReadonlySet<string> =>
  new Set(came.map(({ email }) => idOf(email)).filter((id) => !/-(door|answer)-/.test(id)))

export type Found = {
  readonly terms: Terms
  readonly chains: Chains
  readonly post: Post
  readonly emails: number
  readonly handedOver: number
  readonly cutOff: number
  /** Moves that players wrote and that are not stored as written. */
  readonly lost: readonly string[]
  /** Moves that were played and whose player got no confirmation. */
  readonly unanswered: readonly string[]
  readonly unended: readonly string[]
  /** Emails that arrived more than once. */
  readonly doubled: readonly string[]
  /**
   * Doubled emails that no kill explains: a kill neither came between the copies nor cut off the email to which they
   * reply.
   */
  readonly unexplained: readonly string[]
}

/** Drops the version from the id of a confirmation, because an answer has one confirmation whatever the version. */
const sameAs = (id: string): string => id.replace(/^(\w+)-\d+-(\w+)-answer-/, '$1-$2-answer-')

const doubledIn = ({ came, cutOff }: World): Pick<Found, 'doubled' | 'unexplained'> => {
  const doubled = [...Map.groupBy(came, ({ email }) => sameAs(idOf(email)))].filter(([, copies]) => copies.length > 1)
  const handedAgain = cutOff.map((to) => {
    const claim = parseReplyName(to.split('@')[0] ?? '')
    return `${claim?.game}-${claim?.seat}-answer-`
  })
  const isExplained = ([id, copies]: (typeof doubled)[number]): boolean =>
    new Set(copies.map(({ life }) => life)).size === copies.length ||
    handedAgain.some((answered) => id.startsWith(answered))
  return {
    doubled: doubled.map(([id]) => id),
    unexplained: doubled.filter((each) => !isExplained(each)).map(([id]) => id),
  }
}

const foundIn = (world: World, tables: readonly Table[], chains: Chains): Found => {
  const lastOf = ({ id }: Table) => chains.links.get(id)?.at(-1)?.game
  const movesOf = (table: Table): readonly string[] => {
    const game = lastOf(table)
    return (game && playOf(game)?.moves) ?? []
  }
  const confirmed = new Set(
    world.came.map(({ to, email }) => `${to} ${/You played (\S+)/.exec(email.text ?? '')?.[1]}`),
  )
  const moverOf = ({ number }: Table, ply: number): string => addressOf(ply % 2 === 0 ? 'ann' : 'ben', number)
  return {
    terms: world.terms,
    chains,
    post: postOf(chains, sentOf(world)),
    emails: world.came.length,
    handedOver: world.handedOver,
    cutOff: world.cutOff.length,
    lost: tables.flatMap((table) =>
      table.book.join(' ') === movesOf(table).join(' ')
        ? []
        : [`${table.book.join(' ')} is ${movesOf(table).join(' ')}`],
    ),
    unanswered: tables.flatMap((table) =>
      movesOf(table).flatMap((move, ply) =>
        confirmed.has(`${moverOf(table, ply)} ${move}`) ? [] : [`${ply}: ${move}`],
      ),
    ),
    unended: tables.filter((table) => lastOf(table)?.status !== 'finished').map(({ id }) => id),
    ...doubledIn(world),
  }
}

const isWhole = ({ post, unanswered, unended }: Found): boolean =>
  post.lost.length + unanswered.length + unended.length === 0

/**
 * Waits for the remaining kills. Each comes after a number of events that are reported to `note`; as few are left now,
 * it is called all the time.
 */
const allKilled = async (killing: Promise<void>, note: () => void): Promise<void> => {
  const ticking = setInterval(note, 50)
  await killing.finally(() => clearInterval(ticking))
}

const whole = async (look: () => Promise<Found>): Promise<Found> => {
  const end = performance.now() + PATIENCE
  for (;;) {
    const found = await look()
    if (isWhole(found) || performance.now() > end) return found
    await wait(200)
  }
}

/**
 * Plays games in which all moves are emails that pass real servers, out by SMTP and in by LMTP, while the service is
 * killed.
 */
export const playedByEmail = async (folder: string, terms: Terms): Promise<Found> => {
  const { games, plies, kills, seed } = terms
  const database = openDatabase(folder)
  const changes = sqliteChanges(database, 'played by email')
  const relay = await relayWith()
  const club = await startClub(folder, relay)
  const { note, after } = newLedger()
  const came: Came[] = []
  relay.mood.arrived = async (mail) => {
    came.push({ to: mail.to, life: club.life(), email: await opened(mail) })
    note()
  }
  const world: World = { terms, club, came, note, dice: diceOf(seed), cutOff: [], handedOver: 0 }
  const records: Awaited<ReturnType<typeof readAll>>[number][] = []
  let isOver = false
  const passing = passTime(world, () => isOver)
  try {
    const tables = await Promise.all(Array.from({ length: games }, (_, n) => sitDown(world, n, relay)))
    const events = Math.floor((games * plies * 2) / kills)
    const killing = killAgainAndAgain(club, diceOf(seed + 1), after, { kills, events })
    await Promise.all(tables.map((table) => playByEmail(world, table)))
    await allKilled(killing, note)
    return await whole(async () => {
      records.push(...(await readAll(changes, 0)))
      return foundIn(world, tables, chainsOf(records))
    })
  } finally {
    isOver = true
    await passing
    await club.stop()
    await relay.close()
    database.close()
  }
}
