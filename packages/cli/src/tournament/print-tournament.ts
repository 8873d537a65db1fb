import type { Answer, Tournament } from '../../../client/src/index.ts'
import type { CommandContext } from '../terminal/command.ts'
import { printLinks, shownTournament } from './print-links.ts'

const titleOf = ({ title, section }: Tournament): string => [title, section].filter(Boolean).join(', ')

/** Returns the state of a tournament in one sentence. */
const stateOf = ({ status, games, players, entry, pausedUntil }: Tournament): string => {
  if (status === 'draft') return 'Nothing is sent yet.'
  if (status === 'open')
    return `${players.length} have accepted${entry.closesAt === null ? '' : `; entry closes ${entry.closesAt}`}.`
  if (status === 'running')
    return `${games.over} of ${games.all} games are over${pausedUntil === null ? '' : `; paused until ${pausedUntil}`}.`
  return `It is ${status}.`
}

const listOf = ({ club, id, title, rating, team }: Tournament['players'][number]): string =>
  [title, rating, club, id, team].filter(Boolean).join(', ')

/** How somebody stands who has entered and does not play. */
const STANDINGS: Readonly<Record<string, string>> = {
  applied: 'applied; the secretary decides whether you play',
  waiting: 'you wait for a place',
}

/** Prints what a tournament is, who plays and, for officials, who has not answered; the links if they are asked for. */
export const printTournament = (context: CommandContext, tournament: Tournament): void => {
  const { print } = context
  if (context.isJson) return context.printJson({ tournament: shownTournament(context, tournament) })
  print({ text: titleOf(tournament), style: 'bold' }, ` · ${tournament.format} · ${tournament.id} · ${tournament.url}`)
  print(stateOf(tournament))
  for (const player of tournament.players) {
    const known = listOf(player)
    print(
      `  ${player.number}. ${player.name}${known === '' ? '' : ` (${known})`}${player.status === 'accepted' ? '' : `, ${player.status}`}`,
    )
  }
  const { entrants = [], acts = [], boards = [], role, status: own } = tournament.you ?? {}
  for (const { number, name, status, mail } of entrants.filter(({ acceptedAt }) => acceptedAt === null))
    print(`  ${number}. ${name}: ${status}${mail === undefined ? '' : `, email ${mail}`}`)
  for (const { board, seat, game } of boards)
    print(`  board ${board}: game ${game}${seat === null ? '' : ` with ${seat}`}`)
  if (role === 'player' && own !== undefined && own !== 'accepted') print(`You: ${STANDINGS[own] ?? own}.`)
  if (acts.length > 0) print(`You may: ${acts.join(', ')}.`)
  printLinks(context, tournament)
}

/** Prints a line of the list of the tournaments that a key owns. */
export const printListed = (context: CommandContext, listed: Answer<'ownTournaments'>['tournaments'][number]): void => {
  if (context.isJson) return context.printJson(listed)
  const { id, title, section, status, games, players } = listed
  const state = status === 'running' ? `${games.over} of ${games.all} games are over` : `${status}, ${players} accepted`
  context.print({ text: id, style: 'bold' }, ` ${[title, section].filter(Boolean).join(', ')}: ${state}`)
}

/** Prints the table and the games that are over. */
export const printTable = (context: CommandContext, tournament: Tournament): void => {
  const { print } = context
  const nameOf = (number: number): string => tournament.players.find((each) => each.number === number)?.name ?? '?'
  print({ text: titleOf(tournament), style: 'bold' }, `. ${stateOf(tournament)}`)
  const width = Math.max(0, ...tournament.players.map(({ name }) => name.length))
  for (const { place, player, points, wins, draws, losses, decidedBy, struck } of tournament.table)
    print(
      `${place === null ? '  -' : `${place}.`.padStart(3)} ${nameOf(player).padEnd(width)} ${String(points).padStart(3)}  +${wins} =${draws} -${losses}${decidedBy === undefined ? '' : ` (${decidedBy})`}${struck ? ' (counts for nobody)' : ''}`,
    )
  for (const { team, teamPoints, boardPoints } of tournament.teams ?? [])
    print(`  ${team}: ${teamPoints} team points, ${boardPoints} on the boards`)
  for (const { number, round, black, white, result, void: isVoid, ruling } of tournament.boards) {
    const end = isVoid
      ? 'void'
      : result === null
        ? 'not over'
        : result.winner === null
          ? 'draw'
          : `${result.winner} won`
    print(
      `  ${number}. round ${round}: ${nameOf(black)} v ${nameOf(white)}: ${end}${ruling ? `, ruled: ${ruling.reason}` : ''}`,
    )
  }
}
