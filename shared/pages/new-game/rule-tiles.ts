import { RULES_IDS, type RulesId, boardSize, sheetOf } from '../../draughts/index.ts'
import { COUNTS } from '../../game/bounds.ts'
import { PACES, PRESET_NAMES, RELAXED } from '../../game/terms.ts'
import type { AllTexts } from '../../texts/index.ts'
import type { Filled } from '../kit/fields.ts'
import { type Html, html } from '../kit/html.ts'
import { CLOCK_FIELDS } from './new-game-fields.ts'
import { days, number } from '../kit/numbers.ts'
import { type Tile, tileChoice } from '../kit/choice-tiles.ts'

/** The rules that are played in the most countries. */
const WIDESPREAD: readonly RulesId[] = ['english', 'international', 'russian', 'brazilian']

/** The choice of the rules. `usual` are those of the reader's language. */
export const ruleTiles = (texts: AllTexts, filled: Filled, usual: RulesId): Html => {
  const { rulesMore, rules } = texts.newGame
  const shown: readonly RulesId[] = [usual, ...WIDESPREAD.filter((id) => id !== usual)].slice(0, WIDESPREAD.length)
  const tileOf = (value: RulesId): Tile => {
    const { columns } = boardSize(sheetOf(value))
    return { value, label: texts.shortRules[value], detail: texts.game.size(columns) }
  }
  const others = RULES_IDS.filter((id) => !shown.includes(id))
  return tileChoice(filled, {
    name: 'rules',
    label: rules,
    tiles: shown.map(tileOf),
    more: rulesMore(others.length),
    others: others.map(tileOf),
    usual,
  })
}

const ownClockFields = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  return html`<div class="own pair">
    ${days(texts, filled, 'perMove', { usual: RELAXED.perMove })}${days(texts, filled, 'reserve', { usual: RELAXED.reserve, hint: newGame.reserveHint })}
    ${days(texts, filled, 'increment')}${days(texts, filled, 'cap', { hint: newGame.capHint })}
    ${days(texts, filled, 'period')}${number(texts, filled, { name: 'moves', label: newGame.moves, bounds: COUNTS.moves })}
  </div>`
}

/** The choice of the time control: a preset, or one of the creator's own. */
export const clockTiles = (texts: AllTexts, filled: Filled): Html => {
  const { newGame } = texts
  const others = PRESET_NAMES.filter((name) => !PACES.some((pace) => pace === name))
  return html`<div class="clocks">
    ${tileChoice(filled, {
      name: 'clock',
      label: newGame.clock,
      tiles: PACES.map((value) => ({ value, ...newGame.paces[value] })),
      more: newGame.otherClocks,
      others: [
        ...others.map((value) => ({ value, label: newGame.clocks[value] })),
        { value: 'own', label: newGame.ownClock },
      ],
      usual: 'relaxed',
      below: ownClockFields(texts, filled),
      open: CLOCK_FIELDS.some((name) => filled.faults[name] !== undefined),
    })}
  </div>`
}
