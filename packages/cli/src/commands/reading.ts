import { type GameBrief, isOver, isYourTurn } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { BOARD_OPTIONS, type CliCommand, EVERY_OPTION, type CommandContext, textOption } from '../terminal/command.ts'
import { printBoard, printGame, gameState, gameTitle } from '../terminal/print-game.ts'
import { type NamedGame, findGame } from '../links/find-game.ts'

const LEAST_SECONDS = 0.02

/** Returns the option --every, in milliseconds. */
export const pollInterval = (context: CommandContext): number => {
  const seconds = Number(textOption(context, 'every') ?? 60)
  if (!(seconds >= LEAST_SECONDS && seconds <= 86_400)) throw new UsageError('--every is a number of seconds')
  return seconds * 1000
}

const readOptions = ({ token }: NamedGame) => (token === undefined ? {} : { token })

export const showCommand: CliCommand = {
  summary: 'a game as it stands, or as it stood',
  synopsis: '[GAME]',
  minArgs: 0,
  maxArgs: 1,
  options: {
    ...BOARD_OPTIONS,
    ply: { type: 'string', placeholder: 'N', help: 'the position after so many half-moves' },
  },
  run: async (context) => {
    const named = findGame(context, context.args[0])
    const { service, path } = named
    const game = await service.ask('game', { path, ...readOptions(named) })
    const ply = textOption(context, 'ply')
    if (ply !== undefined && !/^\d{1,4}$/.test(ply)) throw new UsageError('--ply is a number of half-moves')
    if (ply === undefined) return context.isJson ? context.printJson(game) : printGame(context, game)
    const fen = (await service.ask('fen', { path, query: { ply: Number(ply) } })).trim()
    if (context.isJson) return context.printJson({ id: game.id, ply: Number(ply), fen })
    context.print(`${gameTitle(game)}, after ${ply}`)
    printBoard(context, { ...game, fen })
  },
}

export const pdnCommand: CliCommand = {
  summary: 'the record of a game',
  synopsis: '[GAME]',
  minArgs: 0,
  maxArgs: 1,
  options: {},
  run: async (context) => {
    const { service, path } = findGame(context, context.args[0])
    const text = await service.ask('pdn', { path })
    if (context.isJson) return context.printJson({ id: path.id, pdn: text })
    for (const line of text.trimEnd().split(/\r?\n/)) context.print(line)
  },
}

const printChange = (context: CommandContext, game: GameBrief): void => {
  if (context.isJson) return context.printJson(game)
  context.print({ text: gameTitle(game), style: 'bold' }, ` · ${game.id}: ply ${game.ply}`)
  if (isYourTurn(game) || isOver(game)) printBoard(context, game)
  context.print(gameState(game))
}

/** Watches a game without the link of a seat. It polls the whole game; while nothing changes, the answer is a 304. */
const watchOne = async (context: CommandContext, { service, path }: NamedGame, signal: AbortSignal): Promise<void> => {
  for await (const game of service.follow(path.id, { every: pollInterval(context), signal })) {
    if (context.isJson) context.printJson(game)
    else printGame(context, game)
  }
}

export const watchCommand: CliCommand = {
  summary: 'what changes in games, until all are over',
  synopsis: '[GAME ...]',
  minArgs: 0,
  maxArgs: 100,
  options: { ...BOARD_OPTIONS, every: EVERY_OPTION },
  run: async (context) => {
    const { signal } = context.terminal
    const names = context.args.length > 0 ? context.args : [undefined]
    const watched = names.map((name) => findGame(context, name))
    const [first] = watched
    if (watched.length === 1 && first && first.token === undefined) return watchOne(context, first, signal)
    if (!first || watched.some(({ token, origin }) => token === undefined || origin !== first.origin))
      throw new UsageError('several games can be watched by your own links, at one service')
    const tokens = watched.flatMap(({ token }) => token ?? [])
    for await (const { game } of first.service.changes(tokens, { every: pollInterval(context), signal })) {
      if (game) printChange(context, game)
      else context.print('A link opens nothing any more.')
    }
  },
}
