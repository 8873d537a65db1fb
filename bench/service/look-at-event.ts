/** Measures what a look at a board of a tournament costs, with SQLite in a folder. */
import { openResources } from '../../local/resources/resources.ts'
import { dice } from '../../test/draughts/walk.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { type Play, playOf, seatToMove } from '../../shared/game/model/game.ts'
import type { Command } from '../../shared/game/commands.ts'
import { handle } from '../../shared/service/games/handle.ts'
import type { LoadedGame } from '../../shared/service/games/game-store.ts'
import type { Refusal } from '../../shared/game/model/refusals.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'
import { noteBoardEnd } from '../../shared/service/tournaments/boards/note-board-end.ts'
import { boardsToRepair } from '../../shared/service/tournaments/boards/boards-touched.ts'
import { type LookPorts, lookAtBoards } from '../../shared/service/tournaments/boards/look-at-boards.ts'
import {
  type LoadedTournament,
  foldStoredTournament,
  loadTournament,
} from '../../shared/service/tournaments/record/tournament-store.ts'
import type { LoggedFact } from '../../shared/tournament/tournament-log.ts'
import { medianOf } from '../measuring/median.ts'

const ID = 'benchedEvent'

const NOW = Date.now()

const PACE = { now: NOW, hasTime: () => true }

/** Returns the processor time of some work in all threads, in milliseconds. */
const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const loaded = async (tournaments: Pick<Tournaments, 'load'>): Promise<LoadedTournament> => {
  const known = await loadTournament(tournaments, ID)
  if (!known) throw new Error('the tournament is missing')
  return known
}

type Act = (play: Play) => Command

const act = async (ports: LookPorts, game: string, make: Act) => {
  const commandIn = (found: LoadedGame | undefined): Command | Refusal => {
    const play = found && playOf(found.game)
    return play ? make(play) : { code: 'not-found' }
  }
  const handled = await handle(ports, game, commandIn, NOW)
  if (handled.kind !== 'done') throw new Error(`game ${game}: ${JSON.stringify(handled)}`)
  return handled.loaded
}

const resign: Act = (play) => ({ type: 'resign', by: seatToMove(play), ply: play.moves.length })

/** The plies of each game. */
const PLIES = 20

const rules = ruleSetOf('english')
const random = dice(PLIES)

const playOn: Act = (play) => {
  const { position, moves } = play
  const legal = legalMoves(rules, position)
  const move = legal[Math.floor(random() * legal.length)]
  return move
    ? { type: 'move', by: seatToMove(play), ply: moves.length, move: writeMove(rules, position, move) }
    : resign(play)
}

/** Stores a tournament that has begun, makes all its games, and plays them for a while. */
const store = async (ports: LookPorts, log: readonly LoggedFact[]): Promise<void> => {
  const record = { version: log.at(-1)?.step ?? 1, log, due: undefined }
  await ports.tournaments.save(ID, undefined, record)
  const event = foldStoredTournament(ID, record)
  await lookAtBoards(ports, ID, event, event.tournament.boards, PACE)
  for (const { game } of event.tournament.boards)
    for (let ply = 0; ply < PLIES; ply += 1) await act(ports, game, playOn)
}

/** The medians of the processor time in milliseconds. */
export type LookTimes = {
  /** One board is looked at, as a message asks: the tournament and the game are loaded, and nothing is missing. */
  readonly board: number
  /** The game of a board has ended, and its result is stored in the tournament. */
  readonly result: number
  /** All boards are looked at, as after a failure. */
  readonly all: number
}

/** Measures looks at a tournament that has begun. `rounds`: how often each is repeated. */
export const measureLooks = async (folder: string, log: readonly LoggedFact[], rounds: number): Promise<LookTimes> => {
  const resources = await openResources({ folder, store: { kind: 'sqlite' } })
  const ports: LookPorts = { ...resources, chance: secureRandomBytes }
  const { tournaments } = ports
  await store(ports, log)
  const times = { board: [] as number[], result: [] as number[], all: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const { boards } = (await loaded(tournaments)).tournament
    const [ending, running] = [boards[round], boards[rounds + round]]
    if (!ending || !running) throw new Error('too few boards')
    times.board.push(
      await processorTime(async () => lookAtBoards(ports, ID, await loaded(tournaments), [running], PACE)),
    )
    const ended = await act(ports, ending.game, resign)
    times.result.push(await processorTime(() => noteBoardEnd(ports, ended, NOW)))
    times.all.push(
      await processorTime(async () => {
        const event = await loaded(tournaments)
        return lookAtBoards(ports, ID, event, boardsToRepair(event.tournament), PACE)
      }),
    )
  }
  resources.close()
  return { board: medianOf(times.board), result: medianOf(times.result), all: medianOf(times.all) }
}
