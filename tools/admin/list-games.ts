import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { DAY, type Duration, type Instant } from '../../shared/game/model/words.ts'
import { startOfDay } from '../../shared/game/time/local-time.ts'
import type { JoiningEvent } from '../../shared/game/model/events.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { AdminRecords } from './records/admin-records.ts'
import { countOf, describeProgress } from './found/describe-seat.ts'
import { logOf } from './find-people.ts'
import { describeSeats } from './list-addresses.ts'
import { describeTurn, nameText, operatorZone } from './found/describe-turn.ts'
import { loadSeatGames, seatsOfGame } from './found/found-seat.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { describeTournament } from './found/describe-tournament.ts'
import { storedTournament } from './found/found-place.ts'

type Offered = Extract<JoiningEvent, { readonly type: 'offered' }>
type MadeGame = { readonly id: GameId; readonly offered: Offered }

/** The games of these days are counted by who made them. */
const COUNTED: Duration = 7 * DAY

/** How many makers are named. */
const MAKERS = 10

const keep = (newest: readonly MadeGame[], game: MadeGame, most: number): readonly MadeGame[] =>
  [...newest, game].toSorted((a, b) => b.offered.at - a.offered.at).slice(0, most)

/** Returns the newest games, and all that were made since. */
const readGames = async ({ everyGame }: AdminRecords, since: Instant, most: number) => {
  let newest: readonly MadeGame[] = []
  const recent: MadeGame[] = []
  for await (const game of everyGame()) {
    const [offered] = logOf(game)
    if (offered?.type !== 'offered') continue
    const made = { id: game.id, offered }
    if (newest.length < most || offered.at > (newest.at(-1)?.offered.at ?? 0)) newest = keep(newest, made, most)
    if (offered.at >= since) recent.push(made)
  }
  return { newest, recent }
}

const keyOf = ({ id, offered: { contact } }: MadeGame): string => `${id}/${contact}`

/** Returns the address of the creator of each of these games, by `keyOf`, in one spelling. */
const creatorAddresses = async (
  { filed }: AdminRecords,
  games: readonly MadeGame[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = new Set(games.map(keyOf))
  const addresses = new Map<string, string>()
  for await (const { game, id, known } of filed())
    if (wanted.has(`${game}/${id}`)) addresses.set(`${game}/${id}`, canonicalAddress(known.email))
  return addresses
}

const ownerName = async ({ keys }: AdminRecords, owner: string): Promise<string> => {
  const key = await keys.load(owner)
  return key ? `the key ${owner} (${key.name})` : `keys of the owner ${owner}`
}

const makerLines = async (records: AdminRecords, recent: readonly MadeGame[]): Promise<readonly string[]> => {
  const addresses = await creatorAddresses(
    records,
    recent.filter(({ offered }) => offered.owner === undefined),
  )
  const makers = Map.groupBy(recent, (made) =>
    made.offered.owner === undefined ? (addresses.get(keyOf(made)) ?? '') : `owner ${made.offered.owner}`,
  )
  const most = [...makers].toSorted(([, a], [, b]) => b.length - a.length).slice(0, MAKERS)
  return Promise.all(
    most.map(async ([maker, made]) => {
      const owner = made[0]?.offered.owner
      const name = owner === undefined ? maker || 'people without an address' : await ownerName(records, owner)
      return `    ${countOf(made.length, 'game')} by ${name}`
    }),
  )
}

/** Returns the newest games, and who made most of those of the last days. */
export const listNewest = async (
  records: AdminRecords,
  most: number,
  zone: string = operatorZone(),
): Promise<readonly string[]> => {
  const { newest, recent } = await readGames(records, records.now() - COUNTED, most)
  const loaded = await loadSeatGames(
    records,
    newest.map(({ id }) => id),
  )
  const lines = newest.map(({ id, offered }) => {
    const game = loaded.get(id)?.game
    const progress = game ? describeProgress(game) : 'damaged'
    return `${isoInstant(offered.at)}  ${id}  ${offered.terms.rules}, ${progress}; made by ${nameText(offered.name)}`
  })
  const midnight = startOfDay(zone, records.now())
  const today = recent.filter(({ offered }) => offered.at >= midnight)
  return [
    ...lines,
    `${countOf(today.length, 'game')} made today (${zone})`,
    ...(await makerLines(records, today)),
    `${countOf(recent.length, 'game')} made in the last ${COUNTED / DAY} days`,
    ...(await makerLines(records, recent)),
  ]
}

/**
 * Returns lines about a game and its seats, or a tournament and its people, or about each whose id begins with these
 * letters; undefined if there is none.
 */
export const describeGame = async (
  records: AdminRecords,
  id: string,
  zone: string = operatorZone(),
): Promise<readonly string[] | undefined> => {
  if (id.length === ID_LENGTH) return describeWhole(records, id, zone)
  const lines: string[] = []
  for await (const game of records.everyGame())
    if ((tournamentIdIn(game.id) ?? game.id).startsWith(id))
      lines.push(...((await describeWhole(records, tournamentIdIn(game.id) ?? game.id, zone)) ?? []))
  return lines.length === 0 ? undefined : lines
}

const ID_LENGTH = 12

const damagedLine = (id: string): string => `${id} is damaged: npm run restore-check says how`

const describeWhole = async (
  records: AdminRecords,
  id: GameId,
  zone: string,
): Promise<readonly string[] | undefined> => {
  const stored = (await records.games.loadAll([id])).get(id)
  if (!stored) {
    const found = await storedTournament(records, id)
    return found === 'damaged' ? [damagedLine(id)] : found && describeTournament(records, id, found)
  }
  const loaded = (await loadSeatGames(records, [id])).get(id)
  if (!loaded) return [damagedLine(id)]
  const { game } = loaded
  const { offeredAt, owner, labels = {}, terms } = game
  const seats = await seatsOfGame(records, id, loaded)
  const waiting = records.outbox?.()
  return [
    `${id}  ${terms.rules}, ${describeProgress(game)}; made ${isoInstant(offeredAt)}, step ${stored.version}`,
    ...(owner === undefined ? [] : [`made by ${await ownerName(records, owner)}`]),
    ...Object.entries(labels).map(([name, value]) => `label ${name}: ${value}`),
    ...describeTurn(game, records.now(), zone),
    stored.due === undefined
      ? 'it needs no timer'
      : `the service looks at it next, for a reminder or the end of the time, at ${isoInstant(stored.due)}`,
    ...(await describeSeats(records, seats, waiting)),
  ]
}
