import type { Texts } from '../en/index.ts'

type Named = { readonly name: string | null; readonly bot?: true | undefined }
type Players = { readonly creator: Named; readonly seats: { readonly black: Named; readonly white: Named } }

/** Returns a sentence, without a full stop, about each player who has said to be a program. */
export const programsTexts = (
  { about }: { readonly about: Pick<Texts['about'], 'isProgram'> },
  { creator, seats }: Players,
): readonly string[] => {
  // Before a toss the creator has no colour, and is in neither seat.
  const names = [creator, seats.black, seats.white].flatMap(({ name, bot }) => (bot && name !== null ? [name] : []))
  return [...new Set(names)].map((name) => about.isProgram(name))
}
