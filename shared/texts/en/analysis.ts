/** The analysis board, on which a reader plays both sides. */
export const tried = {
  title: 'Try moves',
  lead: 'Play both sides. Only you see this board.',
  board: 'Board for trying moves',
  lines: 'The lines so far',
  /** This word stands beside the move of the game after which the lines begin. */
  played: 'played',
  /** This word stands beside a reply that is a conditional move. */
  planned: 'planned',
  branch: 'Play another move on the board, and a branch begins there.',
  turn: 'Turn the board',
  remove: 'Delete branch',
  clear: 'Clear all lines',
  back: 'Back to the game',
  keep: 'Keep these lines',
  unkeep: 'Forget the lines that are kept',
  kept: 'These lines are kept for you.',
  restored: 'Your last lines are back. They are not kept yet.',
  stuck: (name: string): string => `${name} cannot move: the line ends here.`,
  movedOn: 'The game has gone on since these lines began.',
  onward: 'Try moves from the position now',
  /** Further pairs of moves follow directly, each written with `planThen`. */
  planIf: (name: string, theirs: string, mine: string): string => `If ${name} plays ${theirs}, then ${mine}`,
  planThen: (theirs: string, mine: string): string => `; after ${theirs}, ${mine}`,
  planHint: (name: string): string => `Your reply is played as soon as ${name} plays that, and costs you no time. If ${name} plays something else, the plan ends.`,
  replaces: (lines: readonly string[]): string => `It replaces: ${lines.join('; ')}.`,
  plan: 'Use as planned reply',
  planWhole: 'Plan the whole line',
  planReply: 'Play an answer to this move, and you can plan it.',
  planLater: 'It is your move. You can plan replies once you have made it.',
  isPlanned: 'This reply is planned.',
}
