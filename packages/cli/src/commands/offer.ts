import { type CreateBody, type Game, readLink } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import {
  type CliCommand,
  type CommandContext,
  type CommandOption,
  optionFields,
  hasFlag,
  textOption,
} from '../terminal/command.ts'
import { LISTED_TERM_OPTIONS, listedTermFields } from '../terminal/listed-term-options.ts'
import { saveLink } from '../links/saved-links.ts'
import { gameState, gameTitle, printState, printTerms, termsText } from '../terminal/print-game.ts'
import { serviceOrigin, connectTo } from '../links/connect.ts'

const WHO = {
  name: { type: 'string', placeholder: 'NAME', help: 'yours; needed' },
  email: { type: 'string', placeholder: 'ADDRESS', help: 'is asked first whether it wants emails' },
} as const satisfies Readonly<Record<string, CommandOption>>

const nameIn = (context: CommandContext): string => {
  const name = textOption(context, 'name')
  if (name === undefined) throw new UsageError('say who you are: --name NAME')
  return name
}

/**
 * Returns the request's body from the options, unchecked: the service validates it, and says what is wrong with a
 * value.
 */
const bodyOf = (context: CommandContext): CreateBody => {
  const fen = textOption(context, 'fen')
  const ballot = textOption(context, 'ballot')
  const opponent = textOption(context, 'opponent')
  const body = {
    creator: {
      name: nameIn(context),
      seat: textOption(context, 'seat') ?? 'toss',
      ...optionFields(context, { email: 'email' }),
    },
    ...optionFields(context, { rules: 'rules', clock: 'clock', match: 'match', firstMove: 'first-move' }),
    ...listedTermFields(context),
    ...(fen !== undefined && { opening: { fen } }),
    ...(ballot !== undefined && { opening: { ballot } }),
    ...(opponent !== undefined && { opponent: { name: opponent } }),
  }
  return body as CreateBody
}

export const offerCommand: CliCommand = {
  summary: 'offer a game',
  synopsis: '',
  minArgs: 0,
  maxArgs: 0,
  options: {
    ...WHO,
    seat: { type: 'string', placeholder: 'SEAT', help: 'black, white or toss; toss if left out' },
    rules: { type: 'string', placeholder: 'ID', help: 'of a rule set; english if left out' },
    clock: { type: 'string', placeholder: 'PRESET', help: 'relaxed if left out' },
    match: { type: 'string', placeholder: 'two-game', help: 'two games with the colours changed' },
    ballot: { type: 'string', placeholder: 'DECK', help: 'an opening that is drawn' },
    fen: { type: 'string', placeholder: 'FEN', help: 'a position to begin from' },
    ...LISTED_TERM_OPTIONS,
    'first-move': { type: 'string', placeholder: 'MOVE', help: 'if you begin' },
    opponent: { type: 'string', placeholder: 'NAME', help: 'whom you invite' },
    invite: { type: 'boolean', help: 'print the invitation, which opens a seat to its finder' },
  },
  run: async (context) => {
    const origin = serviceOrigin(context)
    const { game, links } = await connectTo(context, origin).ask('create', { body: bodyOf(context) })
    const invitation = (links.invitation ?? links.opponent)?.url
    const token = links.creator?.token
    if (token === undefined) throw new UsageError('the service gave no link of yours')
    await saveLink(context.file, { id: game.id, origin, token, ...(invitation !== undefined && { invitation }) })
    const showsInvitation = hasFlag(context, 'invite')
    if (context.isJson) return context.printJson({ game, ...(showsInvitation && { invitation }) })
    context.print(`Game ${game.id} is offered: ${gameTitle(game)}.`)
    context.print(termsText(game))
    context.print(showsInvitation ? `Invitation: ${invitation}` : `See the invitation: crownhead games --links`)
  },
}

const showInvitation = (context: CommandContext, offered: Game): void => {
  if (context.isJson) return context.printJson({ game: offered })
  printTerms(context, offered)
  context.print(gameState(offered))
}

export const joinCommand: CliCommand = {
  summary: 'accept an invitation',
  synopsis: 'INVITATION',
  minArgs: 1,
  maxArgs: 1,
  options: { ...WHO, 'dry-run': { type: 'boolean', help: 'print the terms, and accept nothing' } },
  run: async (context) => {
    const link = readLink(context.args[0] ?? '')
    if (!link) throw new UsageError('this is no invitation')
    const origin = serviceOrigin(context, link.origin)
    const service = connectTo(context, origin)
    const path = { id: link.id }
    if (hasFlag(context, 'dry-run')) return showInvitation(context, await service.ask('game', { path }))
    const body = { name: nameIn(context), ...optionFields(context, { email: 'email' }) }
    // JSON is one line for a program, and the game in it has the terms.
    if (!context.isJson) printTerms(context, await service.ask('game', { path }))
    const { game, links } = await service.ask('claim', { path, token: link.token, body })
    const token = (links.seat ?? links.arbiter)?.token
    if (token !== undefined) await saveLink(context.file, { id: game.id, origin, token })
    if (context.isJson) return context.printJson({ game })
    context.print(`You have joined: ${gameTitle(game)}.`)
    printState(context, game)
  },
}
