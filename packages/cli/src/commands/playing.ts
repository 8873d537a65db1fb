import { type ActBody, type GameRead, isOver, isRefusal, isYourTurn } from '../../../client/src/index.ts'
import { EXITS, Misuse, faultOf } from '../fault.ts'
import { BOARD, type Command, EVERY, type Given, fieldsOf, isSet } from '../given.ts'
import { sayGame } from '../showing.ts'
import { type Table, keepFollowing, seatFor } from '../table.ts'
import { everyOf } from './reading.ts'

type Seat = Table & { readonly token: string }

/** The game as it is now, as this seat sees it. */
const present = ({ service, path, token }: Seat): Promise<GameRead> => service.ask('game', { path, token })

const send = async (context: Given, seat: Seat, ply: number, move: string) => {
  const { service, path, token } = seat
  const more = fieldsOf(context, { message: 'message', offerDraw: 'offer-draw', claim: 'claim', dryRun: 'dry-run' })
  const played = await service.ask('move', { path, token, body: { ply, move, ...more } })
  if ('links' in played) await keepFollowing(context, seat, played.links)
  return played
}

/** Refusals after which another move can be read. */
const AGAIN = ['illegal-move', 'invalid-request', 'claim-not-valid'] as const

/** Reads moves until the service accepts one, or the turn has passed. False at the end of the input. */
const readMove = async (context: Given, seat: Seat, { ply }: GameRead): Promise<boolean> => {
  for (let line = await context.terminal.read(); line !== undefined; line = await context.terminal.read()) {
    const move = line.trim()
    if (move === '') continue
    try {
      const played = await send(context, seat, ply, move)
      if (context.isJson) context.tell(played)
      else context.say(`Played ${move}.`)
      return true
    } catch (error) {
      if (isRefusal(error, 'stale-ply', 'not-your-turn')) return true
      if (!isRefusal(error, ...AGAIN)) throw error
      for (const text of faultOf(error).lines) context.complain(text)
    }
  }
  return false
}

/** Shows the game at each turn, and reads moves from the input, until it is over or the input ends. */
const playOn = async (context: Given, seat: Seat): Promise<number> => {
  const watching = { every: everyOf(context), signal: context.terminal.signal }
  for (;;) {
    const game = await seat.service.waitForTurn(seat.token, watching)
    if (context.isJson) context.tell({ game })
    else sayGame(context, game)
    if (isOver(game)) return EXITS.done[0]
    if (!context.isJson) context.say('Move, as 11-15 or 22x15:')
    if (!(await readMove(context, seat, game))) return EXITS.done[0]
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
  run: async (context) => {
    const [name, move] = playArgs(context)
    const seat = seatFor(context, name)
    if (move === undefined) return playOn(context, seat)
    const game = await present(seat)
    if (!isYourTurn(game) && !isOver(game)) {
      context.complain('It is not your turn.')
      return EXITS.notYourTurn[0]
    }
    const played = await send(context, seat, game.ply, move)
    if (context.isJson) return context.tell({ ...played, links: undefined })
    if (isSet(context, 'dry-run')) return context.say(`${move} is legal.`)
    sayGame(context, { ...game, ...played.game })
  },
}

export const plan: Command = {
  summary: 'show or replace your planned replies',
  takes: '[GAME] ["REPLY-TO ANSWER ..." ...]',
  least: 0,
  most: 40,
  options: { clear: { type: 'boolean', says: 'plan nothing any more' } },
  run: async (context) => {
    const [name, ...texts] = planArgs(context)
    const seat = seatFor(context, name)
    const { service, path, token } = seat
    const lines = texts.map((text = '') => text.trim().split(/[\s,]+/))
    if (lines.length > 0 || isSet(context, 'clear')) {
      const { ply } = await present(seat)
      await service.ask('act', { path, token, body: { type: 'plan', ply, lines } })
    }
    const { planned } = await service.ask('seat', { token })
    if (context.isJson) return context.tell({ id: path.id, planned })
    for (const line of planned?.lines ?? []) context.say(line.join(' '))
    if ((planned?.lines ?? []).length === 0) context.say('Nothing is planned.')
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
  run: async (context) => {
    const [name, type = '', ...fields] = actArgs(context)
    const seat = seatFor(context, name)
    const { service, path, token } = seat
    const { ply } = await present(seat)
    const { game, links } = await service.ask('act', { path, token, body: actBody(type, ply, fields) })
    await keepFollowing(context, seat, links)
    if (context.isJson) return context.tell({ game })
    sayGame(context, game)
  },
}
