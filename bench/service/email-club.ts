import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { storedSigner, sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { makeReplyName } from '../../shared/service/credentials/addresses/reply-address.ts'
import type { Seat } from '../../shared/game/model/words.ts'
import { mimeOf, received } from '../../test/email/reply/mime.ts'
import { turnEmail } from '../../test/email/reply/programs/quoted.ts'
import { PROGRAMS } from '../../test/email/reply/programs/table.ts'
import { writtenBy } from '../../test/email/reply/programs/write.ts'
import { TAKES_ANSWERS, handOver } from '../../test/serve/mail-server.ts'
import { json, pathIn, pressed, until } from '../../test/serve/process.ts'
import type { TestRelay } from '../../test/serve/relay.ts'

/** The way in which a move is sent. */
export type MoveWay = 'api' | 'email'

/** A game between two people whose mailboxes consented to its emails, with the address and the token of each seat. */
export type EmailGame = {
  readonly id: string
  readonly addresses: Readonly<Record<Seat, string>>
  readonly tokens: Readonly<Record<Seat, string>>
}

export type EmailClub = {
  readonly beginGame: (number: number) => Promise<EmailGame>
  /** Resolves when the move is stored. */
  readonly send: Readonly<Record<MoveWay, (table: EmailGame, seat: Seat, ply: number, move: string) => Promise<void>>>
  readonly close: () => void
}

type Served = { readonly folder: string; readonly relay: TestRelay; readonly base: string; readonly lmtp: number }

/**
 * Returns the domain of a game's two addresses. Each game has its own domain, because strangers at one domain get only
 * 20 consent emails a day.
 */
const domainOf = (number: number): string => `players-${number}.example`
const [GMAIL] = Object.values(PROGRAMS)
const QUOTED = turnEmail('en')

const answerTo = (to: string, from: string, own: string): Uint8Array => {
  // The headers of the receiving server say that it has authenticated the sender's domain.
  const domain = from.replace(/^.*@/, '')
  return mimeOf(
    [
      ...received(domain),
      ['From', `Somebody <${from}>`],
      ['To', `<${to}>`],
      ['Subject', 'Re: Draughts'],
      ['Message-ID', `<${crypto.randomUUID()}@${domain}>`],
    ],
    GMAIL ? writtenBy(GMAIL, { own, quoted: QUOTED, place: 'top', language: 'en' }) : [],
  )
}

const tokenIn = (path: string): string => /\/p\/([\w-]+)/.exec(path)?.[1] ?? ''

/**
 * Plays games of a running service, by its API, pages and emails. It makes only the reply addresses itself, with the
 * service's own keys, because the turn emails that contain them would come two minutes later.
 */
export const emailClub = ({ folder, relay, base, lmtp }: Served): EmailClub => {
  const database = openDatabase(folder)
  const signer = storedSigner(sqliteKeyValues(database))
  const games = sqliteGames(database)
  const version = database.prepare('SELECT v FROM game WHERE p = ?')
  const versionOf = (id: string): number => Number(version.get(id)?.['v'])
  const ask = async (path: string, network: number, body: object, token?: string) => {
    const response = await fetch(`${base}/v1/games${path}`, {
      method: 'POST',
      headers: {
        ...json,
        'x-forwarded-for': `198.18.${network % 256}.${Math.floor(network / 256)}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }
  const networks = new Map<string, number>()
  return {
    beginGame: async (number) => {
      const addresses = { creator: `ann@${domainOf(number)}`, opponent: `ben@${domainOf(number)}` }
      const created = await ask('', number, {
        creator: { name: 'Ann', seat: 'black', email: addresses.creator },
        opponent: { name: 'Ben', email: addresses.opponent },
        rules: 'english',
      })
      const { game } = created as { readonly game: { readonly id: string } }
      networks.set(game.id, number)
      const ownPath = await until(() => pathIn(relay, addresses.creator, 'p'))
      await pressed(base, `${ownPath}/emails`)
      const invitation = await until(() => pathIn(relay, addresses.opponent, 'i'))
      await pressed(base, invitation, { key: crypto.randomUUID(), name: 'Ben' })
      const otherPath = await until(() => pathIn(relay, addresses.opponent, 'p'))
      return { id: game.id, addresses, tokens: { creator: tokenIn(ownPath), opponent: tokenIn(otherPath) } }
    },
    send: {
      api: async ({ id, tokens }, seat, ply, move) => {
        await ask(`/${id}/moves`, networks.get(id) ?? 0, { ply, move }, tokens[seat])
      },
      email: async ({ id, addresses }, seat, ply, move) => {
        const before = versionOf(id)
        const loaded = await loadGame(games, id)
        if (!loaded) throw new Error(`no game ${id}`)
        const from = addresses[seat]
        const to = `${makeReplyName(signer, { game: id, seat, ply }, loaded.game)}@${TAKES_ANSWERS.MAIL_REPLIES}`
        await handOver(lmtp, { from, to }, answerTo(to, from, move))
        while (versionOf(id) === before) await new Promise((done) => setTimeout(done, 1))
      },
    },
    close: () => database.close(),
  }
}
