import { type GameRead, type MoveBody, Refusal, isOver, isRefusal, isYourTurn } from '../../../client/src/index.ts'
import { EXIT_CODES, describeFailure } from '../terminal/exit-codes.ts'
import {
  BOARD_OPTIONS,
  type CliCommand,
  EVERY_OPTION,
  type CommandContext,
  optionFields,
  hasFlag,
} from '../terminal/command.ts'
import { safeJson } from '../terminal/terminal.ts'
import { printGame } from '../terminal/print-game.ts'
import { type NamedGame, saveNextLinks, findSeat } from '../links/find-game.ts'
import { pollInterval } from './reading.ts'

type Seat = NamedGame & { readonly token: string }

/** Returns the game as it is now, as this seat sees it. */
export const present = ({ service, path, token }: Seat): Promise<GameRead> => service.ask('game', { path, token })

const send = async (context: CommandContext, seat: Seat, ply: number, move: string) => {
  const { service, path, token } = seat
  const more = optionFields(context, { message: 'message', offerDraw: 'offer-draw', claim: 'claim', dryRun: 'dry-run' })
  const played = await service.ask('move', { path, token, body: { ply, move, ...more } })
  const isKept = !('links' in played) || (await saveNextLinks(context, seat, played.links))
  return { played, code: EXIT_CODES[isKept ? 'done' : 'refused'][0] }
}

/** Refusals after which the player may enter another move. */
const AGAIN = ['illegal-move', 'invalid-request', 'claim-not-valid'] as const

/** Reads moves until the service accepts one, or the turn has passed. False at the end of the input. */
const readMove = async (context: CommandContext, seat: Seat, { ply }: GameRead): Promise<boolean> => {
  for (let line = await context.terminal.read(); line !== undefined; line = await context.terminal.read()) {
    const move = line.trim()
    if (move === '') continue
    try {
      const { played } = await send(context, seat, ply, move)
      if (context.isJson) context.printJson(played)
      else context.print(`Played ${move}.`)
      return true
    } catch (error) {
      if (isRefusal(error, 'stale-ply', 'not-your-turn')) return true
      if (!isRefusal(error, ...AGAIN)) throw error
      const failure = describeFailure(error)
      if (context.isJson) context.terminal.writeError(`${safeJson(failure.json)}\n`)
      else for (const text of failure.lines) context.printError(text)
    }
  }
  return false
}

/** Shows the game at each turn, and reads moves from the input, until it is over or the input ends. */
const playOn = async (context: CommandContext, seat: Seat): Promise<number> => {
  const watching = { every: pollInterval(context), signal: context.terminal.signal }
  for (;;) {
    const game = await seat.service.waitForTurn(seat.token, watching)
    if (context.isJson) context.printJson({ game })
    else printGame(context, game)
    if (isOver(game)) return EXIT_CODES.done[0]
    if (!context.isJson) context.print('Move, as 11-15 or 22x15:')
    if (!(await readMove(context, seat, game))) return EXIT_CODES.done[0]
  }
}

/** A move in square numbers or names: 11-15, 22x15x8, c3-d4. Ids and links never have this form. */
const MOVE = /^(?:\d{1,2}|[a-h]\d)(?:[-x:](?:\d{1,2}|[a-h]\d))+$/i

/** The arguments of a command: first the name of a game, or undefined for the only game whose link is saved. */
export type WithGame = readonly (string | undefined)[]

/** Returns the arguments of `play`. A move may stand alone, without GAME. */
const playArgs = ({ args }: CommandContext): WithGame =>
  args.length === 1 && MOVE.test(args[0] ?? '') ? [undefined, args[0]] : args

/** Returns the arguments of `plan`. Lines of replies may stand alone, without GAME. */
const planArgs = ({ args }: CommandContext): WithGame =>
  MOVE.test(args[0]?.trim().split(/[\s,]+/)[0] ?? '') ? [undefined, ...args] : args

/** Returns the refusal of the service, without asking it. */
const notYourTurn = (): Refusal =>
  new Refusal({
    type: 'about:blank',
    title: 'Not your turn',
    status: 409,
    detail: 'It is not your turn.',
    code: 'not-your-turn',
  })

const CLAIMS = Object.keys({
  threefold: 0,
  'forty-move': 0,
  'twenty-five-move': 0,
  'sixteen-move': 0,
  'twenty-move': 0,
  'fifteen-move': 0,
} satisfies Record<NonNullable<MoveBody['claim']>, 0>)

export const playCommand: CliCommand = {
  summary: 'make a move, or read moves until the game is over',
  synopsis: '[GAME] [MOVE]',
  minArgs: 0,
  maxArgs: 2,
  options: {
    ...BOARD_OPTIONS,
    every: EVERY_OPTION,
    message: { type: 'string', placeholder: 'TEXT', help: 'one line to the opponent' },
    'offer-draw': { type: 'boolean', help: 'along with the move' },
    claim: { type: 'string', placeholder: 'CLAIM', help: 'a draw that the position gives a right to', values: CLAIMS },
    'dry-run': { type: 'boolean', help: 'whether it is legal; nothing is stored' },
  },
  run: async (context) => {
    const [name, move] = playArgs(context)
    const seat = findSeat(context, name)
    if (move === undefined) return playOn(context, seat)
    const game = await present(seat)
    if (!isYourTurn(game) && !isOver(game)) {
      // Nothing is sent: a move that comes too late must not be taken for one of the next turn.
      throw notYourTurn()
    }
    const { played, code } = await send(context, seat, game.ply, move)
    if (context.isJson) context.printJson({ ...played, links: undefined })
    else if (hasFlag(context, 'dry-run')) context.print(`${move} is legal.`)
    else printGame(context, { ...game, ...played.game })
    return code
  },
}

export const planCommand: CliCommand = {
  summary: 'show or replace your planned replies',
  synopsis: '[GAME] ["REPLY-TO ANSWER ..." ...]',
  minArgs: 0,
  maxArgs: 40,
  options: { clear: { type: 'boolean', help: 'plan nothing any more' } },
  run: async (context) => {
    const [name, ...texts] = planArgs(context)
    const seat = findSeat(context, name)
    const { service, path, token } = seat
    const lines = texts.map((text = '') => text.trim().split(/[\s,]+/))
    if (lines.length > 0 || hasFlag(context, 'clear')) {
      const { ply } = await present(seat)
      await service.ask('act', { path, token, body: { type: 'plan', ply, lines } })
    }
    const { planned } = await service.ask('seat', { token })
    if (context.isJson) return context.printJson({ id: path.id, planned })
    for (const line of planned?.lines ?? []) context.print(line.join(' '))
    if ((planned?.lines ?? []).length === 0) context.print('Nothing is planned.')
  },
}
