import { type Brief, isOver, isYourTurn } from '../../../client/src/index.ts'
import { Misuse } from '../fault.ts'
import { BOARD, type Command, EVERY, type Given, textOf } from '../given.ts'
import { sayBoard, sayGame, stateOf, titleOf } from '../showing.ts'
import { type Table, tableFor } from '../table.ts'

const LEAST_SECONDS = 0.02

/** The option --every, in milliseconds. */
export const everyOf = (context: Given): number => {
  const seconds = Number(textOf(context, 'every') ?? 60)
  if (!(seconds >= LEAST_SECONDS && seconds <= 86_400)) throw new Misuse('--every is a number of seconds')
  return seconds * 1000
}

const readOptions = ({ token }: Table) => (token === undefined ? {} : { token })

export const show: Command = {
  summary: 'a game as it stands, or as it stood',
  takes: '[GAME]',
  least: 0,
  most: 1,
  options: { ...BOARD, ply: { type: 'string', value: 'N', says: 'the position after so many half-moves' } },
  run: async (context) => {
    const named = tableFor(context, context.args[0])
    const { service, path } = named
    const game = await service.ask('game', { path, ...readOptions(named) })
    const ply = textOf(context, 'ply')
    if (ply !== undefined && !/^\d{1,4}$/.test(ply)) throw new Misuse('--ply is a number of half-moves')
    if (ply === undefined) return context.isJson ? context.tell(game) : sayGame(context, game)
    const fen = (await service.ask('fen', { path, query: { ply: Number(ply) } })).trim()
    if (context.isJson) return context.tell({ id: game.id, ply: Number(ply), fen })
    context.say(`${titleOf(game)}, after ${ply}`)
    sayBoard(context, { ...game, fen })
  },
}

export const pdn: Command = {
  summary: 'the record of a game',
  takes: '[GAME]',
  least: 0,
  most: 1,
  options: {},
  run: async (context) => {
    const { service, path } = tableFor(context, context.args[0])
    const text = await service.ask('pdn', { path })
    if (context.isJson) return context.tell({ id: path.id, pdn: text })
    for (const line of text.trimEnd().split(/\r?\n/)) context.say(line)
  },
}

const printChange = (context: Given, game: Brief): void => {
  if (context.isJson) return context.tell(game)
  context.say({ text: titleOf(game), style: 'bold' }, ` · ${game.id}: ply ${game.ply}`)
  if (isYourTurn(game) || isOver(game)) sayBoard(context, game)
  context.say(stateOf(game))
}

/** Watches a game without the link of a seat. It reads the whole game, which costs a 304 while nothing changes. */
const watchOne = async (context: Given, { service, path }: Table, signal: AbortSignal): Promise<void> => {
  for await (const game of service.follow(path.id, { every: everyOf(context), signal })) {
    if (context.isJson) context.tell(game)
    else sayGame(context, game)
  }
}

export const watch: Command = {
  summary: 'what changes in games, until all are over',
  takes: '[GAME ...]',
  least: 0,
  most: 100,
  options: { ...BOARD, every: EVERY },
  run: async (context) => {
    const { signal } = context.terminal
    const names = context.args.length > 0 ? context.args : [undefined]
    const watched = names.map((name) => tableFor(context, name))
    const [first] = watched
    if (watched.length === 1 && first && first.token === undefined) return watchOne(context, first, signal)
    if (!first || watched.some(({ token, origin }) => token === undefined || origin !== first.origin))
      throw new Misuse('several games can be watched by your own links, at one service')
    const tokens = watched.flatMap(({ token }) => token ?? [])
    for await (const { game } of first.service.changes(tokens, { every: everyOf(context), signal })) {
      if (game) printChange(context, game)
      else context.say('A link opens nothing any more.')
    }
  },
}
