import { type Brief, readLink } from '../../../client/src/index.ts'
import { Misuse } from '../fault.ts'
import { type Command, type Given, isSet, textOf } from '../given.ts'
import { type Kept, changeLinks, keepLink, keptIn } from '../links.ts'
import { stateOf, titleOf } from '../showing.ts'
import { originOf, serviceAt } from '../service.ts'
import { tableFor } from '../table.ts'

const add = async (context: Given, text: string): Promise<void> => {
  const link = readLink(text === '-' ? ((await context.terminal.read()) ?? '') : text)
  if (!link) throw new Misuse('this is no link of a seat')
  const origin = originOf(context, link.origin)
  // The service refuses a link that opens no seat.
  const { game: id } = await serviceAt(context, origin).ask('seat', { token: link.token })
  await keepLink(context.file, { id, origin, token: link.token })
}

const forget = async (context: Given, name: string): Promise<void> => {
  const { path, origin } = tableFor(context, name)
  await changeLinks(context.file, (links) => links.filter((each) => each.id !== path.id || each.origin !== origin))
}

const printOne = (context: Given, saved: Kept, game: Brief | undefined): void => {
  const { id, origin, token, invitation } = saved
  const links = isSet(context, 'links') ? { link: `${origin}/p/${token}`, invitation } : {}
  if (context.isJson) return context.tell({ id, origin, game: game ?? null, ...links })
  const state = game ? `${titleOf(game)}. ${stateOf(game)}` : 'This link opens nothing any more.'
  context.say({ text: id, style: 'bold' }, ` ${state}`)
  if (links.link !== undefined) context.say(`  ${links.link}`)
  if (links.invitation !== undefined && game?.status === 'open') context.say(`  invitation: ${links.invitation}`)
}

/** Prints all games of one service, which one request asks about. */
const printAll = async (context: Given, origin: string, saved: readonly Kept[]): Promise<void> => {
  const found = await serviceAt(context, origin).look(saved.map(({ token }) => token))
  for (const { token, game } of found) {
    const own = saved.find((each) => each.token === token)
    if (own) printOne(context, own, game)
  }
}

export const games: Command = {
  summary: 'your games, and whose turn it is in each',
  takes: '',
  least: 0,
  most: 0,
  options: {
    links: { type: 'boolean', says: 'print your secret links, too' },
    add: { type: 'string', value: 'LINK', says: 'keep the link of a seat; - reads it from the input' },
    forget: { type: 'string', value: 'GAME', says: 'delete the link of a game' },
  },
  run: async (context) => {
    const [added, forgotten] = [textOf(context, 'add'), textOf(context, 'forget')]
    if (added !== undefined) await add(context, added)
    if (forgotten !== undefined) await forget(context, forgotten)
    const saved = keptIn(context.file)
    for (const origin of new Set(saved.map((each) => each.origin)))
      await printAll(
        context,
        origin,
        saved.filter((each) => each.origin === origin),
      )
    if (saved.length === 0 && !context.isJson) context.say('No game is kept.')
  },
}
