/**
 * How an email about several games can be answered. `codes` has the code of each game that may be answered, by the id
 * of the game. `example` is a game and a legal move in it, for the instructions.
 */
export type AnswerCodes = {
  readonly codes: ReadonlyMap<string, string>
  readonly example: { readonly game: string; readonly move: string }
}

export const answerCodeOf = (answer: AnswerCodes | undefined, game: string): string | undefined =>
  answer?.codes.get(game)

/** Returns the example of an answering line: "7Fx2Qa 11-15". */
export const answerExampleOf = ({ codes, example: { game, move } }: AnswerCodes): string =>
  `${codes.get(game) ?? ''} ${move}`
