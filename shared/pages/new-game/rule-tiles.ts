import { RULES_IDS, type RulesId, boardSize, ruleSetOf } from '../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../game/limits/bounds.ts'
import { PACE_PRESETS, PRESET_NAMES, DEFAULT_CONTROL } from '../../game/model/terms.ts'
import type { AllTexts } from '../../texts/index.ts'
import type { FilledForm } from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { CLOCK_FIELDS } from './new-game-fields.ts'
import { durationField, numberField } from '../kit/number-fields.ts'
import { type ChoiceTile, tileChoice } from '../kit/choice-tiles.ts'

/** The rules that are played in the most countries. */
const WIDESPREAD: readonly RulesId[] = ['english', 'international', 'russian', 'brazilian']

/** Returns the choice of the rules. `usual` is the rule set of the reader's language. */
export const ruleTiles = (texts: AllTexts, filled: FilledForm, usual: RulesId): Html => {
  const { rulesMore, rules } = texts.newGame
  const shown: readonly RulesId[] = [usual, ...WIDESPREAD.filter((id) => id !== usual)].slice(0, WIDESPREAD.length)
  const tileOf = (value: RulesId): ChoiceTile => {
    const { columns } = boardSize(ruleSetOf(value))
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
    note: html`<a href="/rules">${texts.newGame.aboutRules}</a>`,
  })
}

const ownClockFields = (texts: AllTexts, filled: FilledForm): Html => {
  const { newGame } = texts
  return html`<div class="own pair">
    ${durationField(texts, filled, 'perMove', { usual: DEFAULT_CONTROL.perMove })}${durationField(texts, filled, 'reserve', { usual: DEFAULT_CONTROL.reserve, hint: newGame.reserveHint })}
    ${durationField(texts, filled, 'increment')}${durationField(texts, filled, 'cap', { hint: newGame.capHint })}
    ${durationField(texts, filled, 'period')}${numberField(texts, filled, { name: 'moves', label: newGame.moves, bounds: COUNT_BOUNDS.moves })}
  </div>`
}

/** Returns the choice of the time control: a preset, or one of the creator's own. */
export const clockTiles = (texts: AllTexts, filled: FilledForm): Html => {
  const { newGame } = texts
  const others = PRESET_NAMES.filter((name) => !PACE_PRESETS.some((pace) => pace === name))
  return html`<div class="clocks">
    ${tileChoice(filled, {
      name: 'clock',
      label: newGame.clock,
      tiles: PACE_PRESETS.map((value) => ({ value, ...newGame.paces[value] })),
      more: newGame.otherClocks,
      others: [
        ...others.map((value) => ({ value, label: newGame.clocks[value] })),
        { value: 'own', label: newGame.ownClock },
      ],
      usual: 'relaxed',
      below: ownClockFields(texts, filled),
      note: newGame.reserveIs,
      open: CLOCK_FIELDS.some((name) => filled.faults[name] !== undefined),
    })}
  </div>`
}
