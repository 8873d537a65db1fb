import type { DrawnBy, WonBy } from '../words.ts'

type Won = Readonly<Record<WonBy, (winner: string, loser: string) => string>>

const won: Won = {
  'no-pieces': (winner, loser) => `${winner} won: ${loser} has no pieces left.`,
  'no-moves': (winner, loser) => `${winner} won: ${loser} cannot move.`,
  resignation: (winner, loser) => `${winner} won: ${loser} resigned.`,
  time: (winner, loser) => `${winner} won: ${loser}’s time ran out.`,
  'illegal-moves': (winner, loser) => `${winner} won: ${loser} sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
}

const drawn: Readonly<Record<DrawnBy, string>> = {
  agreement: 'Draw by agreement.',
  threefold: 'Draw: the same position came for the third time.',
  'forty-move': 'Draw: forty moves each without a capture or a man’s move.',
  'twenty-five-move': 'Draw: twenty-five moves each of kings alone, without a capture.',
  'twenty-move': 'Draw: twenty moves each without a capture or a man’s move.',
  'fifteen-move': 'Draw: fifteen moves each without a capture or a man’s move.',
  'sixteen-move': 'Draw: sixteen moves each of three pieces against a lone king.',
  'king-against-king': 'Draw: one king against one king.',
  adjudication: 'Draw by the arbiter’s decision.',
  count: 'Draw: the count on moves ran out.',
}

export const results = {
  won,
  drawn,
  calledOff: (name: string): string => `${name} called the game off. Nobody lost.`,
  calledOffByClock: (name: string): string => `The game was called off: ${name}’s first move never came. Nobody lost.`,
  expired: 'Nobody took the invitation in time, so it has lapsed.',
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'Draw',
  over: 'The game is over',
  off: 'Called off',
}
