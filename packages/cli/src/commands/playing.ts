import { type ActBody, type GameRead, isOver, isRefusal, isYourTurn } from '../../../client/src/index.ts'
import { EXITS, Misuse, faultOf } from '../fault.ts'
import { BOARD, type Command, EVERY, type Given, fieldsOf, isSet } from '../given.ts'
import { sayGame } from '../showing.ts'
import { type Table, keepFollowing, seatFor } from '../table.ts'
import { everyOf } from './reading.ts'

type Seat = Table & { readonly token: string }

const present = ({ service, path, token }: Seat): Promise<GameRead> => service.ask('game', { path, token })

const send = async (given: Given, seat: Seat, ply: number, move: string) => {
  const { service, path, token } = seat
  const more = fieldsOf(given, { message: 'message', offerDraw: 'offer-draw', claim: 'claim', dryRun: 'dry-run' })
  const played = await service.ask('move', { path, token, body: { ply, move, ...more } })
  if ('links' in played) await keepFollowing(given, seat, played.links)
  return played
}

const AGAIN = ['illegal-move', 'invalid-request', 'claim-not-valid'] as const

/** Reads moves until the service takes one. False at the end of the input. */
const readMove = async (given: Given, seat: Seat, { ply }: GameRead): Promise<boolean> => {
  for (let line = await given.terminal.read(); line !== undefined; line = await given.terminal.read()) {
    const move = line.trim()
    if (move === '') continue
    try {
      const played = await send(given, seat, ply, move)
      if (given.isJson) given.tell(played)
      else given.say(`Played ${move}.`)
      return true
    } catch (error) {
      if (isRefusal(error, 'stale-ply', 'not-your-turn')) return true
      if (!isRefusal(error, ...AGAIN)) throw error
      for (const text of faultOf(error).lines) given.complain(text)
    }
  }
  return false
}

/** Shows the game at each turn, and reads moves from the input, until it is over or the input ends. */
const playOn = async (given: Given, seat: Seat): Promise<number> => {
  const watching = { every: everyOf(given), signal: given.terminal.signal }
  for (;;) {
    const game = await seat.service.waitForTurn(seat.token, watching)
    if (given.isJson) given.tell({ game })
    else sayGame(given, game)
    if (isOver(game)) return EXITS.done[0]
    if (!given.isJson) given.say('Move, as 11-15 or 22x15:')
    if (!(await readMove(given, seat, game))) return EXITS.done[0]
  }
}

/** In squares or letters: 11-15, 22x15x8, c3-d4. No id and no link looks so. */
const MOVE = /^(?:\d{1,2}|[a-h]\d)(?:[-x:](?:\d{1,2}|[a-h]\d))+$/i

type Asked = readonly (string | undefined)[]

/** A move alone is one in the only game that is kept. */
const askedOf = ({ args }: Given): Asked =>
  args.length === 1 && MOVE.test(args[0] ?? '') ? [undefined, args[0]] : args

/** Replies alone, too. */
const plannedFor = ({ args }: Given): Asked =>
  MOVE.test(args[0]?.trim().split(/[\s,]+/)[0] ?? '') ? [undefined, ...args] : args

/** An act alone, too: GAME stands before TYPE, and only fields have a sign of equality. */
const actedIn = ({ args }: Given): Asked =>
  args[1] === undefined || args[1].includes('=') ? [undefined, ...args] : args

export const play: Command = {
  summary: 'make a move, or read moves until the game is over',
  takes: '[GAME] [MOVE]',
  least: 0,
  most: 2,
  options: {
    ...BOARD,
    every: EVERY,
    message: { type: 'string', value: 'TEXT', says: 'one line to the opponent' },
    'offer-draw': { type: 'boolean', says: 'along with the move' },
    claim: { type: 'string', value: 'CLAIM', says: 'a draw that the position gives a right to' },
    'dry-run': { type: 'boolean', says: 'whether it is legal; nothing is stored' },
  },
  run: async (given) => {
    const [named, move] = askedOf(given)
    const seat = seatFor(given, named)
    if (move === undefined) return playOn(given, seat)
    const game = await present(seat)
    if (!isYourTurn(game) && !isOver(game)) {
      given.complain('It is not your turn.')
      return EXITS.notYourTurn[0]
    }
    const played = await send(given, seat, game.ply, move)
    if (given.isJson) return given.tell({ ...played, links: undefined })
    if (isSet(given, 'dry-run')) return given.say(`${move} is legal.`)
    sayGame(given, { ...game, ...played.game })
  },
}

export const plan: Command = {
  summary: 'show or replace your planned replies',
  takes: '[GAME] ["REPLY-TO ANSWER ..." ...]',
  least: 0,
  most: 40,
  options: { clear: { type: 'boolean', says: 'plan nothing any more' } },
  run: async (given) => {
    const [named, ...texts] = plannedFor(given)
    const seat = seatFor(given, named)
    const { service, path, token } = seat
    const lines = texts.map((text = '') => text.trim().split(/[\s,]+/))
    if (lines.length > 0 || isSet(given, 'clear')) {
      const { ply } = await present(seat)
      await service.ask('act', { path, token, body: { type: 'plan', ply, lines } })
    }
    const { planned } = await service.ask('seat', { token })
    if (given.isJson) return given.tell({ id: path.id, planned })
    for (const line of planned?.lines ?? []) given.say(line.join(' '))
    if ((planned?.lines ?? []).length === 0) given.say('Nothing is planned.')
  },
}

const NUMBERS = ['square', 'days']

/** The service says which fields an act has. */
const actBody = (type: string, ply: number, fields: readonly (string | undefined)[]): ActBody => {
  const pairs = fields.map((field = '') => {
    const [, name, value] = /^(\w+)=([^]*)$/.exec(field) ?? []
    if (name === undefined || value === undefined) throw new Misuse(`a field is written NAME=VALUE: ${field}`)
    return [name, NUMBERS.includes(name) ? Number(value) : value] as const
  })
  return { ...Object.fromEntries(pairs), type, ply } as ActBody
}

export const act: Command = {
  summary: 'anything else: resign, offer-draw, accept-draw, give-time time=P1D, ...',
  takes: '[GAME] TYPE [FIELD=VALUE ...]',
  least: 1,
  most: 10,
  options: BOARD,
  run: async (given) => {
    const [named, type = '', ...fields] = actedIn(given)
    const seat = seatFor(given, named)
    const { service, path, token } = seat
    const { ply } = await present(seat)
    const { game, links } = await service.ask('act', { path, token, body: actBody(type, ply, fields) })
    await keepFollowing(given, seat, links)
    if (given.isJson) return given.tell({ game })
    sayGame(given, game)
  },
}
