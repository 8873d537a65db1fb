import { type Brief, isOver, isYourTurn } from '../../../client/src/index.ts'
import { Misuse } from '../fault.ts'
import { BOARD, type Command, EVERY, type Given, textOf } from '../given.ts'
import { sayBoard, sayGame, stateOf, titleOf } from '../showing.ts'
import { type Table, tableFor } from '../table.ts'

const LEAST_SECONDS = 0.02

/** The option --every, in milliseconds. */
export const everyOf = (given: Given): number => {
  const seconds = Number(textOf(given, 'every') ?? 60)
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
  run: async (given) => {
    const table = tableFor(given, given.args[0])
    const { service, path } = table
    const game = await service.ask('game', { path, ...readOptions(table) })
    const ply = textOf(given, 'ply')
    if (ply !== undefined && !/^\d{1,4}$/.test(ply)) throw new Misuse('--ply is a number of half-moves')
    if (ply === undefined) return given.isJson ? given.tell(game) : sayGame(given, game)
    const fen = (await service.ask('fen', { path, query: { ply: Number(ply) } })).trim()
    if (given.isJson) return given.tell({ id: game.id, ply: Number(ply), fen })
    given.say(`${titleOf(game)}, after ${ply}`)
    sayBoard(given, { ...game, fen })
  },
}

export const pdn: Command = {
  summary: 'the record of a game',
  takes: '[GAME]',
  least: 0,
  most: 1,
  options: {},
  run: async (given) => {
    const { service, path } = tableFor(given, given.args[0])
    const text = await service.ask('pdn', { path })
    if (given.isJson) return given.tell({ id: path.id, pdn: text })
    for (const line of text.trimEnd().split(/\r?\n/)) given.say(line)
  },
}

const sayNews = (given: Given, game: Brief): void => {
  if (given.isJson) return given.tell(game)
  given.say({ text: titleOf(game), style: 'bold' }, ` · ${game.id}: ply ${game.ply}`)
  if (isYourTurn(game) || isOver(game)) sayBoard(given, game)
  given.say(stateOf(game))
}

/** Watches a game without the link of a seat. It reads the whole game, which costs a 304 while nothing changes. */
const watchOne = async (given: Given, { service, path }: Table, signal: AbortSignal): Promise<void> => {
  for await (const game of service.follow(path.id, { every: everyOf(given), signal })) {
    if (given.isJson) given.tell(game)
    else sayGame(given, game)
  }
}

export const watch: Command = {
  summary: 'what changes in games, until all are over',
  takes: '[GAME ...]',
  least: 0,
  most: 100,
  options: { ...BOARD, every: EVERY },
  run: async (given) => {
    const { signal } = given.terminal
    const names = given.args.length > 0 ? given.args : [undefined]
    const tables = names.map((name) => tableFor(given, name))
    const [first] = tables
    if (tables.length === 1 && first && first.token === undefined) return watchOne(given, first, signal)
    if (!first || tables.some(({ token, origin }) => token === undefined || origin !== first.origin))
      throw new Misuse('several games can be watched by your own links, at one service')
    const tokens = tables.flatMap(({ token }) => token ?? [])
    for await (const { game } of first.service.changes(tokens, { every: everyOf(given), signal })) {
      if (game) sayNews(given, game)
      else given.say('A link opens nothing any more.')
    }
  },
}
