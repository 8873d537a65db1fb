import { expect, test } from 'vitest'
import { type Position, play, readMove, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { LANGUAGES, usualRulesOf, loadTexts } from '../../shared/texts/languages/languages.ts'

/** Returns the moves that follow the colon of a hint. */
const movesIn = (hint: string): readonly string[] => (hint.split(/:\s/).at(-1) ?? '').trim().split(' ')

test.each(LANGUAGES)('the example of a plan can be played by the usual rules: %s', async (language) => {
  const rules = ruleSetOf(usualRulesOf(language))
  const moves = movesIn((await loadTexts(language)).texts.menu.planHint)
  expect(moves).toHaveLength(4)
  const start = startPosition(rules)
  const first = readMove(rules, start, moves[0] ?? '').kind === 'illegal'
  // A plan begins with the opponent's move, so at the start the other side may have to move first.
  let position: Position = first ? { ...start, turn: start.turn === 'black' ? 'white' : 'black' } : start
  for (const move of moves) {
    const read = readMove(rules, position, move)
    if (read.kind === 'illegal') throw new Error(`${move}: ${read.reason}`)
    position = play(rules, position, read.move)
  }
})
