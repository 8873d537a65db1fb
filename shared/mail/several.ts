/** How an email about several games is answered. `codes`: by the game's id, of those that may be. */
export type MayAnswer = {
  readonly codes: ReadonlyMap<string, string>
  readonly example: { readonly game: string; readonly move: string }
}

export const codeOf = (answer: MayAnswer | undefined, game: string): string | undefined => answer?.codes.get(game)

/** "7Fx2Qa 11-15". */
export const exampleOf = ({ codes, example: { game, move } }: MayAnswer): string => `${codes.get(game) ?? ''} ${move}`
