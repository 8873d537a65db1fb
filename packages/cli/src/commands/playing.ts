import { type ActBody, type GameRead, isOver, isRefusal, isYourTurn } from '../../../client/src/index.ts'
import { EXITS, Misuse, faultOf } from '../fault.ts'
import { BOARD, type Command, EVERY, type Given, fieldsOf, isSet } from '../given.ts'
import { sayGame } from '../showing.ts'
import { type Table, keepFollowing, seatFor } from '../table.ts'
import { everyOf } from './reading.ts'

type Seat = Table & { readonly token: string }

/** The game as it is now, as this seat sees it. */
const present = ({ service, path, token }: Seat): Promise<GameRead> => service.ask('game', { path, token })

const send = async (given: Given, seat: Seat, ply: number, move: string) => {
  const { service, path, token } = seat
  const more = fieldsOf(given, { message: 'message', offerDraw: 'offer-draw', claim: 'claim', dryRun: 'dry-run' })
  const played = await service.ask('move', { path, token, body: { ply, move, ...more } })
  if ('links' in played) await keepFollowing(given, seat, played.links)
  return played
}

/** Refusals after which another move can be read. */
const AGAIN = ['illegal-move', 'invalid-request', 'claim-not-valid'] as const

/** Reads moves until the service accepts one, or the turn has passed. False at the end of the input. */
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

/** A move in square numbers or names: 11-15, 22x15x8, c3-d4. Ids and links never have this form. */
const MOVE = /^(?:\d{1,2}|[a-h]\d)(?:[-x:](?:\d{1,2}|[a-h]\d))+$/i

/** Arguments whose first is the name of a game; undefined means the only game whose link is saved. */
type WithGame = readonly (string | undefined)[]

/** The arguments of `play`. A move may stand alone. */
const playArgs = ({ args }: Given): WithGame =>
  args.length === 1 && MOVE.test(args[0] ?? '') ? [undefined, args[0]] : args

/** The arguments of `plan`. Lines of replies may stand alone. */
const planArgs = ({ args }: Given): WithGame =>
  MOVE.test(args[0]?.trim().split(/[\s,]+/)[0] ?? '') ? [undefined, ...args] : args

/** The arguments of `act`. Without GAME, TYPE is first and a field with an equals sign may follow it. */
const actArgs = ({ args }: Given): WithGame =>
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
    const [name, move] = playArgs(given)
    const seat = seatFor(given, name)
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
    const [name, ...texts] = planArgs(given)
    const seat = seatFor(given, name)
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

/** The fields of acts that are numbers. */
const NUMBERS = ['square', 'days']

/** An act's body from arguments such as `time=P1D`, unchecked: the service says which fields an act has. */
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
    const [name, type = '', ...fields] = actArgs(given)
    const seat = seatFor(given, name)
    const { service, path, token } = seat
    const { ply } = await present(seat)
    const { game, links } = await service.ask('act', { path, token, body: actBody(type, ply, fields) })
    await keepFollowing(given, seat, links)
    if (given.isJson) return given.tell({ game })
    sayGame(given, game)
  },
}
