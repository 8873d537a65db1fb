import { RULES_IDS, type RulesId, boardRows, boardSize, ruleSetOf, startPosition } from '../../draughts/index.ts'
import type { RulesPagesTexts } from '../../texts/en/explained.ts'
import type { ExplainedTexts } from '../../texts/languages/explained-texts.ts'
import { smallBoard } from '../board/small-board.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { sprite } from '../kit/sprite.ts'
import { isCounted } from './lesson-words.ts'

/** Returns what sets a rule set apart from the others, for a reader who knows one of them. */
const briefly = ({ brief }: RulesPagesTexts, id: RulesId): string => {
  const rules = ruleSetOf(id)
  const { kingReach, menCapture, duty, prefer } = rules
  const choice = duty === 'may' ? 'huffing' : isCounted(rules) ? 'most' : prefer.length > 0 ? 'captor' : 'free'
  return [brief.kings[kingReach], brief.men[menCapture], brief.choice[choice]].join(' · ')
}

const row = ({ texts }: SiteContext, { rulesPages }: ExplainedTexts, id: RulesId): Html => {
  const rules = ruleSetOf(id)
  return html`<li>
    <a class="game" href="/rules/${id}"
      >${smallBoard(boardRows(rules, startPosition(rules)))}<span
        ><b>${texts.rules[id]}</b>
        <span class="quiet">${texts.game.size(boardSize(rules).columns)} · ${briefly(rulesPages, id)}</span></span
      ></a
    >
  </li>`
}

/** Returns the list of the rule sets, `/rules`. */
export const rulesListPage = (context: SiteContext, explained: ExplainedTexts): string => {
  const { title, lead } = explained.rulesPages
  return layout(context, {
    title,
    preview: lead,
    main: html`${sprite}
      <div class="narrow">
        <h1>${title}</h1>
        <p>${lead}</p>
        <ul class="rule-sets">
          ${RULES_IDS.map((id) => row(context, explained, id))}
        </ul>
      </div>`,
  })
}
