import { type CreateBody, readLink } from '../../../client/src/index.ts'
import { Misuse } from '../fault.ts'
import { type Command, type Given, type Option, fieldsOf, isSet, textOf } from '../given.ts'
import { keepLink } from '../links.ts'
import { sayGame, titleOf } from '../showing.ts'
import { originOf, serviceAt } from '../service.ts'

const WHO = {
  name: { type: 'string', value: 'NAME', says: 'yours; needed' },
  email: { type: 'string', value: 'ADDRESS', says: 'is asked first whether it wants emails' },
} as const satisfies Readonly<Record<string, Option>>

const nameIn = (context: Given): string => {
  const name = textOf(context, 'name')
  if (name === undefined) throw new Misuse('say who you are: --name NAME')
  return name
}

/** The request's body from the options, unchecked: the service validates it, and says what is wrong with a value. */
const bodyOf = (context: Given): CreateBody => {
  const fen = textOf(context, 'fen')
  const ballot = textOf(context, 'ballot')
  const opponent = textOf(context, 'opponent')
  const body = {
    creator: {
      name: nameIn(context),
      seat: textOf(context, 'seat') ?? 'toss',
      ...fieldsOf(context, { email: 'email' }),
    },
    ...fieldsOf(context, { rules: 'rules', clock: 'clock', match: 'match', firstMove: 'first-move' }),
    ...(fen !== undefined && { opening: { fen } }),
    ...(ballot !== undefined && { opening: { ballot } }),
    ...(opponent !== undefined && { opponent: { name: opponent } }),
  }
  return body as CreateBody
}

export const offer: Command = {
  summary: 'offer a game',
  takes: '',
  least: 0,
  most: 0,
  options: {
    ...WHO,
    seat: { type: 'string', value: 'SEAT', says: 'black, white or toss; toss if left out' },
    rules: { type: 'string', value: 'ID', says: 'of a rule set; english if left out' },
    clock: { type: 'string', value: 'PRESET', says: 'relaxed if left out' },
    match: { type: 'string', value: 'two-game', says: 'two games with the colours changed' },
    ballot: { type: 'string', value: 'DECK', says: 'an opening that is drawn' },
    fen: { type: 'string', value: 'FEN', says: 'a position to begin from' },
    'first-move': { type: 'string', value: 'MOVE', says: 'if you begin' },
    opponent: { type: 'string', value: 'NAME', says: 'whom you invite' },
    invite: { type: 'boolean', says: 'print the invitation, which opens a seat to its finder' },
  },
  run: async (context) => {
    const origin = originOf(context)
    const { game, links } = await serviceAt(context, origin).ask('create', { body: bodyOf(context) })
    const invitation = (links.invitation ?? links.opponent)?.url
    const token = links.creator?.token
    if (token === undefined) throw new Misuse('the service gave no link of yours')
    await keepLink(context.file, { id: game.id, origin, token, ...(invitation !== undefined && { invitation }) })
    const showsInvitation = isSet(context, 'invite')
    if (context.isJson) return context.tell({ game, ...(showsInvitation && { invitation }) })
    context.say(`Game ${game.id} is offered: ${titleOf(game)}.`)
    context.say(showsInvitation ? `Invitation: ${invitation}` : `See the invitation: crownhead games --links`)
  },
}

export const join: Command = {
  summary: 'accept an invitation',
  takes: 'INVITATION',
  least: 1,
  most: 1,
  options: WHO,
  run: async (context) => {
    const link = readLink(context.args[0] ?? '')
    if (!link) throw new Misuse('this is no invitation')
    const origin = originOf(context, link.origin)
    const body = { name: nameIn(context), ...fieldsOf(context, { email: 'email' }) }
    const service = serviceAt(context, origin)
    const { game, links } = await service.ask('claim', { path: { id: link.id }, token: link.token, body })
    const token = (links.seat ?? links.director)?.token
    if (token !== undefined) await keepLink(context.file, { id: game.id, origin, token })
    if (context.isJson) return context.tell({ game })
    sayGame(context, game)
  },
}
