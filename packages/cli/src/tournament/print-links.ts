import type { Tournament } from '../../../client/src/index.ts'
import { type CommandContext, hasFlag } from '../terminal/command.ts'

/** Returns a tournament without its links, unless they are asked for: they are secrets. */
export const shownTournament = (context: CommandContext, tournament: Tournament): object => {
  const { you } = tournament
  if (hasFlag(context, 'links') || !you) return tournament
  const { links: _secret, boards, entrants, ...rest } = you
  return {
    ...tournament,
    you: {
      ...rest,
      ...(boards && { boards: boards.map(({ board, game, seat }) => ({ board, game, seat })) }),
      ...(entrants && { entrants: entrants.map(({ link: _invitation, ...entrant }) => entrant) }),
    },
  }
}

/** What each link of a tournament is called. */
const NAMES = { own: 'your link', entry: 'entry', deputy: 'deputy', ownEntry: 'your own entry' } as const

/** Prints the links of a tournament if they are asked for: the own ones, and the invitations to hand on. */
export const printLinks = (context: CommandContext, { you }: Tournament): void => {
  if (!hasFlag(context, 'links') || !you) return
  for (const name of ['own', 'entry', 'deputy', 'ownEntry'] as const) {
    const link = you.links[name]
    if (link) context.print(`  ${NAMES[name]}: ${link.url}`)
  }
  for (const { number, name, link } of you.entrants ?? [])
    if (link) context.print(`  invitation of ${number}. ${name}: ${link.url}`)
  for (const { board, url } of you.boards ?? []) context.print(`  board ${board}: ${url}`)
}
