/**
 * How an email about several games can be answered. `codes` has the code of each game that may be answered, by its id.
 * `example` is a game and a legal move in it, for the instructions.
 */
export type MayAnswer = {
  readonly codes: ReadonlyMap<string, string>
  readonly example: { readonly game: string; readonly move: string }
}

export const codeOf = (answer: MayAnswer | undefined, game: string): string | undefined => answer?.codes.get(game)

/** The example of an answering line: "7Fx2Qa 11-15". */
export const exampleOf = ({ codes, example: { game, move } }: MayAnswer): string => `${codes.get(game) ?? ''} ${move}`
