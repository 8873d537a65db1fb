import { type GameBrief, isOver, readLink } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import { type CliCommand, type CommandContext, hasFlag, textOption } from '../terminal/command.ts'
import { type SavedLink, changeLinks, saveLink, readLinks } from '../links/saved-links.ts'
import { gameState, gameTitle } from '../terminal/print-game.ts'
import { serviceOrigin, connectTo } from '../links/connect.ts'
import { findGame } from '../links/find-game.ts'

const add = async (context: CommandContext, text: string): Promise<void> => {
  const link = readLink(text === '-' ? ((await context.terminal.read()) ?? '') : text)
  if (!link) throw new UsageError('this is no link of a seat')
  const origin = serviceOrigin(context, link.origin)
  // The service refuses a link that opens no seat.
  const { game: id } = await connectTo(context, origin).ask('seat', { token: link.token })
  await saveLink(context.file, { id, origin, token: link.token })
}

const forget = async (context: CommandContext, name: string): Promise<void> => {
  const { path, origin } = findGame(context, name)
  await changeLinks(context.file, (links) => links.filter((each) => each.id !== path.id || each.origin !== origin))
}

const printOne = (context: CommandContext, saved: SavedLink, game: GameBrief | undefined): void => {
  const { id, origin, token, invitation, opponent, arbiter } = saved
  const links = hasFlag(context, 'links') ? { link: `${origin}/p/${token}`, invitation, opponent, arbiter } : {}
  if (context.isJson) return context.printJson({ id, origin, game: game ?? null, ...links })
  const state = game ? `${gameTitle(game)}. ${gameState(game)}` : 'This link opens nothing any more.'
  context.print({ text: id, style: 'bold' }, ` ${state}`)
  if (links.link !== undefined) context.print(`  ${links.link}`)
  if (links.invitation !== undefined && game?.status === 'open') context.print(`  invitation: ${links.invitation}`)
  if (links.opponent !== undefined && game && !isOver(game)) context.print(`  opponent: ${links.opponent}`)
  if (links.arbiter !== undefined) context.print(`  arbiter: ${links.arbiter}`)
}

/** Prints all saved games of one service. One request asks for up to 100 of them. */
const printAll = async (context: CommandContext, origin: string, saved: readonly SavedLink[]): Promise<void> => {
  const found = await connectTo(context, origin).look(saved.map(({ token }) => token))
  for (const { token, game } of found) {
    const own = saved.find((each) => each.token === token)
    if (own) printOne(context, own, game)
  }
}

export const gamesCommand: CliCommand = {
  summary: 'your games, and whose turn it is in each',
  synopsis: '',
  minArgs: 0,
  maxArgs: 0,
  options: {
    links: { type: 'boolean', help: 'print your secret links, too' },
    add: { type: 'string', placeholder: 'LINK', help: 'keep the link of a seat; - reads it from the input' },
    forget: { type: 'string', placeholder: 'GAME', help: 'delete the link of a game' },
  },
  run: async (context) => {
    const [added, forgotten] = [textOption(context, 'add'), textOption(context, 'forget')]
    if (added !== undefined) await add(context, added)
    if (forgotten !== undefined) await forget(context, forgotten)
    const saved = readLinks(context.file)
    for (const origin of new Set(saved.map((each) => each.origin)))
      await printAll(
        context,
        origin,
        saved.filter((each) => each.origin === origin),
      )
    if (saved.length === 0 && !context.isJson) context.print('No game is kept.')
  },
}
