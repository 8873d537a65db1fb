import { RULES_IDS, type RuleSet, type RulesId, boardSize, makePosition, ruleSetOf } from '../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../game/limits/bounds.ts'
import type { ExplainedTexts } from '../../texts/languages/explained-texts.ts'
import { languageName } from '../../texts/languages/languages.ts'
import { type Html, html, sentence } from '../kit/html.ts'
import { languageMenu } from '../kit/foot.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { sprite } from '../kit/sprite.ts'
import { articleId } from './article-link.ts'
import { type Article, type PagePart, articlesOf, drawLines, isInternational } from './articles.ts'
import { drawLesson, drawNames } from './draw-crop.ts'
import { lessonInWords, moveLabel, topicTexts } from './lesson-words.ts'
import { type Lesson, lessonsOf } from './lessons.ts'

type Shown = {
  readonly context: SiteContext
  readonly explained: ExplainedTexts
  readonly rules: RuleSet
  readonly lessons: readonly Lesson[]
}

const sizeOf = ({ texts }: SiteContext, id: RulesId): string => texts.game.size(boardSize(ruleSetOf(id)).columns)

const rulesLink = (context: SiteContext, id: RulesId, isShown: boolean): Html => {
  const name = `${context.texts.shortRules[id]} ${sizeOf(context, id)}`
  return isShown ? html`<b aria-current="page">${name}</b>` : html`<a href="/rules/${id}">${name}</a>`
}

/** Returns the switch of the rules and the switch of the language. Both open in place, without a script. */
const switches = ({ context, explained: { rulesPages }, rules }: Shown): Html => {
  const { texts, language } = context
  return html`<div class="switches">
    <details name="switch">
      <summary>${texts.newGame.rules} <b>${texts.shortRules[rules.id]} ${sizeOf(context, rules.id)}</b></summary>
      <ul>
        ${RULES_IDS.map((id) => html`<li>${rulesLink(context, id, id === rules.id)}</li>`)}
        <li><a href="/rules">${rulesPages.others}</a></li>
      </ul>
    </details>
    <details name="switch">
      <summary>${texts.site.language} <b>${languageName(language)}</b></summary>
      ${languageMenu(context, false)}
    </details>
  </div>`
}

const lessonPart = ({ context, explained: { rulesPages }, rules }: Shown, lesson: Lesson): Html => {
  const label = lessonInWords(context.texts, rulesPages, rules, lesson)
  return html`<section class="lesson" id="${lesson.topic}">
    <h2>${rulesPages.headings[lesson.topic]}</h2>
    ${drawLesson(rules, lesson, label)}
    <p>${topicTexts(rulesPages, rules, lesson.topic).join(' ')}</p>
  </section>`
}

const drawnWhen = ({ context, explained: { rulesPages }, rules }: Shown): Html => {
  const plies = new Intl.NumberFormat(context.texts.locale).format(COUNT_BOUNDS.ply.most)
  return html`<section id="drawn">
    <h2>${rulesPages.drawn}</h2>
    <ul class="draws">
      ${drawLines(rulesPages, rules).map(({ text, article }) => html`<li ${text === rulesPages.draws.material && html`class="quiet"`}>${text} <a href="#${articleId(article)}">${rulesPages.article(article)}</a></li>`)}
      <li class="quiet">${rulesPages.draws.length(plies)}</li>
    </ul>
  </section>`
}

/** Returns what the squares are called, and where the men begin. */
const squaresText = ({ explained: { rulesPages }, rules }: Shown): string => {
  const { named, setUp, start } = rulesPages.squares
  const { squares } = boardSize(rules)
  const men = (rules.menRows * rules.columns) / 2
  return rules.written === 'letters' ? `${named} ${setUp(men, rules.menRows)}` : start(men, squares - men + 1, squares)
}

/** Returns the first move of a topic, in the notation of these rules. */
const exampleOf = ({ rules, lessons }: Shown, topic: Lesson['topic']): string => {
  const move = lessons.find((lesson) => lesson.topic === topic)?.moves[0]
  return move ? moveLabel(rules, move) : ''
}

const EXAMPLES = ['moving', 'jumping', 'several'] as const

const squaresTitle = ({ explained: { rulesPages }, rules }: Shown): string =>
  rules.written === 'letters' ? rulesPages.squares.letters : rulesPages.squares.numbers

const squaresPart = (shown: Shown): Html => {
  const { rules, explained } = shown
  const { squares } = explained.rulesPages
  const [move, jump, long] = EXAMPLES.map((topic) => html`<b>${exampleOf(shown, topic)}</b>`)
  return html`<section id="squares">
    <h2>${squaresTitle(shown)}</h2>
    <div class="names ${rules.columns > 8 && html`large`}">
      ${drawNames(rules, makePosition(rules, rules.begins, []), squares.board)}
      <div>
        <p>${squaresText(shown)}</p>
        <p>${sentence<[string, string, string]>(squares.examples, move, jump, long)}</p>
      </div>
    </div>
  </section>`
}

const partTitle = (shown: Shown, part: PagePart): string => {
  const { drawn, headings } = shown.explained.rulesPages
  return part === 'drawn' ? drawn : part === 'squares' ? squaresTitle(shown) : headings[part]
}

const articlePart = (shown: Shown, { number, parts, texts }: Article): Html =>
  html`<div id="${articleId(number)}">
    <h3>${shown.explained.rulesPages.article(number)}</h3>
    <p>${texts.join(' ')} ${parts.map((part) => html`<a href="#${part}">${partTitle(shown, part)}</a> `)}</p>
  </div>`

const articlesPart = (shown: Shown): Html => {
  const { rulesPages } = shown.explained
  const [move = '', jump = '', long = ''] = EXAMPLES.map((topic) => exampleOf(shown, topic))
  const articles = articlesOf({
    texts: rulesPages,
    rules: shown.rules,
    lessons: shown.lessons,
    squares: squaresText(shown),
    examples: rulesPages.squares.examples(move, jump, long),
  })
  return html`<section class="articles" id="articles">
    <h2>${rulesPages.articles}</h2>
    <p class="quiet">${rulesPages.sources[isInternational(shown.rules) ? 'international' : 'english']}</p>
    <div>${articles.map((article) => articlePart(shown, article))}</div>
  </section>`
}

/** Returns the page of a rule set, `/rules/{rules}`. It reads no game, so it is the same for every reader of a language. */
export const rulesPage = (context: SiteContext, explained: ExplainedTexts, id: RulesId): string => {
  const rules = ruleSetOf(id)
  const shown: Shown = { context, explained, rules, lessons: lessonsOf(rules) }
  const { rulesPages } = explained
  const name = context.texts.rules[id]
  const begins = context.texts.invitation.first(rules.begins)
  return layout(context, {
    title: rulesPages.facts(name),
    facts: rulesPages.facts(name),
    preview: `${begins} ${rulesPages.lost}`,
    main: html`${sprite}
      <div class="rules">
        <div class="rules-top">
          <div>
            <h1>${name}</h1>
            <p class="quiet">${begins} ${rulesPages.lost}</p>
          </div>
          ${switches(shown)}
        </div>
        <div class="lessons">
          <p class="quiet">${rulesPages.legend}</p>
          ${shown.lessons.map((lesson) => lessonPart(shown, lesson))}
        </div>
        <div class="laws">
          ${drawnWhen(shown)}${squaresPart(shown)}
          <p class="to-articles"><a href="#articles">${rulesPages.articles}</a></p>
        </div>
        ${articlesPart(shown)}
      </div>`,
  })
}
