import { type CreateBody, type FirstAnswer, type Game, readLink } from '../../../client/src/index.ts'
import { EXIT_CODES, UsageError } from '../terminal/exit-codes.ts'
import {
  type CliCommand,
  type CommandContext,
  type CommandOption,
  optionFields,
  hasFlag,
  textOption,
} from '../terminal/command.ts'
import { TERM_OPTIONS, personOf, termFields } from '../terminal/term-options.ts'
import { keepLink, requireNoSeat, requireWritable } from '../links/keep-link.ts'
import { gameState, gameTitle, printState, printTerms, termsText } from '../terminal/print-game.ts'
import { requireKey, serviceOrigin, connectTo } from '../links/connect.ts'

const WHO = {
  name: { type: 'string', placeholder: 'NAME', help: 'yours; needed' },
  email: { type: 'string', placeholder: 'ADDRESS', help: 'is asked first whether it wants emails' },
  bot: { type: 'boolean', help: 'say that a program plays' },
} as const satisfies Readonly<Record<string, CommandOption>>

const nameIn = (context: CommandContext): string => {
  const name = textOption(context, 'name')
  if (name === undefined) throw new UsageError('say who you are: --name NAME')
  return name
}

const botField = (context: CommandContext): { readonly bot?: true } => (hasFlag(context, 'bot') ? { bot: true } : {})

/**
 * Returns the request's body from the options, unchecked: the service validates it, and says what is wrong with a
 * value.
 */
const bodyOf = (context: CommandContext): CreateBody => {
  const fen = textOption(context, 'fen')
  const opponent = textOption(context, 'opponent')
  const body = {
    creator: {
      name: nameIn(context),
      seat: textOption(context, 'seat') ?? 'toss',
      ...optionFields(context, { email: 'email' }),
      ...botField(context),
    },
    ...optionFields(context, { firstMove: 'first-move' }),
    ...termFields(context),
    ...(fen !== undefined && { opening: { fen } }),
    ...(opponent !== undefined && { opponent: personOf(opponent) }),
  }
  return body as CreateBody
}

/** The links to hand on: an invitation or, with --hold, the link of the opponent's seat. */
type LinksToPass = { readonly invitation?: string; readonly opponent?: string; readonly arbiter?: string }

const isSeat = ({ url }: { readonly url: string }): boolean => new URL(url).pathname.startsWith('/p/')

const linksToPass = ({ invitation, opponent, arbiter }: FirstAnswer<'create'>['links']): LinksToPass => {
  const other = invitation ?? opponent
  return {
    ...(other && { [isSeat(other) ? 'opponent' : 'invitation']: other.url }),
    ...(arbiter && { arbiter: arbiter.url }),
  }
}

const printOffered = (context: CommandContext, game: Game, links: LinksToPass | undefined): void => {
  context.print(`Game ${game.id} ${game.status === 'open' ? 'is offered' : 'has begun'}: ${gameTitle(game)}.`)
  context.print(termsText(game))
  if (!links) return context.print('See the links to hand on: crownhead games --links')
  if (links.invitation !== undefined) context.print(`Invitation: ${links.invitation}`)
  if (links.opponent !== undefined) context.print(`Opponent: ${links.opponent}`)
  if (links.arbiter !== undefined) context.print(`Arbiter: ${links.arbiter}`)
}

export const offerCommand: CliCommand = {
  summary: 'offer a game',
  synopsis: '',
  minArgs: 0,
  maxArgs: 0,
  options: {
    ...WHO,
    seat: { type: 'string', placeholder: 'SEAT', help: 'black, white or toss; toss if left out' },
    ...TERM_OPTIONS,
    fen: { type: 'string', placeholder: 'FEN', help: 'a position to begin from' },
    'first-move': { type: 'string', placeholder: 'MOVE', help: 'if you begin' },
    opponent: { type: 'string', placeholder: 'NAME[=ADDRESS]', help: 'whom you invite' },
    invite: { type: 'boolean', help: 'print the links to hand on, which open a seat to their finder' },
  },
  run: async (context) => {
    const origin = serviceOrigin(context)
    const body = bodyOf(context)
    if (body.hold === true || body.labels) requireKey(context)
    await requireWritable(context)
    const { game, links } = await connectTo(context, origin, { finishes: true }).ask('create', { body })
    const passed = linksToPass(links)
    const { token, url } = links.creator
    const isKept = await keepLink(context, { id: game.id, origin, token, ...passed }, url)
    // What is not kept can be printed only now.
    const shown = !isKept || hasFlag(context, 'invite')
    if (context.isJson) context.printJson({ game, ...(shown && passed) })
    else printOffered(context, game, shown ? passed : undefined)
    return EXIT_CODES[isKept ? 'done' : 'refused'][0]
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
    if (hasFlag(context, 'dry-run'))
      return showInvitation(context, await service.ask('game', { path, token: link.token }))
    const body = { name: nameIn(context), ...optionFields(context, { email: 'email' }), ...botField(context) }
    await requireNoSeat(context, origin, link.id)
    await requireWritable(context)
    // JSON is one line for a program, and the game in it has the terms.
    if (!context.isJson) printTerms(context, await service.ask('game', { path, token: link.token }))
    const claiming = connectTo(context, origin, { finishes: true })
    const { game, links } = await claiming.ask('claim', { path, token: link.token, body })
    const own = links.seat ?? links.arbiter
    const isKept = !own || (await keepLink(context, { id: game.id, origin, token: own.token }, own.url))
    if (context.isJson) context.printJson({ game })
    else {
      context.print(`You have joined: ${gameTitle(game)}.`)
      printState(context, game)
    }
    return EXIT_CODES[isKept ? 'done' : 'refused'][0]
  },
}
