import { describe, expect, test } from 'vitest'
import {
  MOVE_FAULTS,
  RULES_IDS,
  type RuleSet,
  type RulesId,
  legalMoves,
  ruleSetOf,
} from '../../shared/draughts/index.ts'
import type { Topic } from '../../shared/pages/rules/diagrams.ts'
import { type Lesson, lessonsOf } from '../../shared/pages/rules/lessons.ts'
import { articleId } from '../../shared/pages/rules/article-link.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { onScreen } from './on-screen.ts'
import { ask, begun, stand } from './stand.ts'

const SHEETS = RULES_IDS.map((id) => [id, ruleSetOf(id)] as const)

const topicsOf = (rules: RuleSet): readonly Topic[] => lessonsOf(rules).map(({ topic }) => topic)

const withWay = (rules: RuleSet, { before }: Lesson, way: readonly number[]): boolean =>
  legalMoves(rules, before).some(({ path }) => path.join() === way.join())

/**
 * For each topic that forbids a move, the rules without its point: under them the move is legal. A man's step back has
 * none, since no rule set here allows it.
 */
const WITHOUT: { readonly [T in Topic]?: Partial<RuleSet> } = {
  jumping: { menCapture: 'both-ways' },
  spared: { menTakeKings: true },
  crowning: { crowning: 'passes', menCapture: 'both-ways' },
  first: { duty: 'may' },
  most: { prefer: [] },
  value: { prefer: [] },
  captor: { prefer: [] },
  kingsTaken: { prefer: ['pieces'] },
  earlyKing: { prefer: ['pieces', 'king-captor', 'kings'] },
  kings: { kingReach: 'any' },
  kingJump: { kingLanding: 'any' },
}

describe.each(SHEETS)('the lessons of %s', (_, rules) => {
  const lessons = lessonsOf(rules)

  test('show only moves that its own rules allow, each within the drawn part', () => {
    for (const lesson of lessons) {
      const legal = lesson.moves.map(({ path }) => withWay(rules, lesson, path))
      expect({ topic: lesson.topic, legal: legal.length > 0 && legal.every(Boolean) }).toEqual({
        topic: lesson.topic,
        legal: true,
      })
    }
  })

  test('forbid only moves that its own rules forbid, and that they would allow without the point of the lesson', () => {
    for (const lesson of lessons.filter(({ topic }) => topic in WITHOUT)) {
      const { forbidden, topic } = lesson
      if (!forbidden) continue
      const isLegal = [rules, { ...rules, ...WITHOUT[topic] }].map((each) => withWay(each, lesson, forbidden))
      expect([topic, ...isLegal]).toEqual([topic, false, true])
    }
  })

  test('show how the rules differ from those without the point of the lesson', () => {
    const shown = (topic: Topic): Lesson | undefined => lessons.find((lesson) => lesson.topic === topic)
    const crowned = shown('crowning')?.played?.move.crowned
    expect(crowned).toBe(true)
    expect(shown('passing')?.played?.move.crowned ?? false).toBe(false)
    expect(shown('several')?.played?.move.captures).toHaveLength(2)
    expect(shown('jumping')?.moves).toHaveLength(rules.menCapture === 'both-ways' ? 2 : 1)
    expect(shown('huffing')?.played?.offends ?? [1, 2]).toHaveLength(2)
  })
})

test.each([
  ['english', ['first', 'kings'], ['most', 'kingJump', 'passing', 'huffing', 'captor', 'spared', 'straight']],
  ['english-huffing', ['huffing'], ['first', 'most']],
  ['english-kings-first', ['first', 'captor'], ['most']],
  ['international', ['most', 'kingJump', 'passing'], ['captor', 'value']],
  ['russian', ['first', 'kingJump'], ['most', 'passing']],
  ['italian', ['spared', 'most', 'captor', 'kingsTaken', 'earlyKing'], ['kingJump', 'passing']],
  ['frisian', ['straight', 'value', 'captor', 'passing'], ['most']],
] as const satisfies readonly (readonly [RulesId, readonly Topic[], readonly Topic[]])[])(
  'the page of %s has the lessons that it needs, and no others',
  (id, has, lacks) => {
    const topics = topicsOf(ruleSetOf(id))
    expect(topics).toEqual(expect.arrayContaining([...has]))
    expect(topics.filter((topic) => lacks.some((lacked) => lacked === topic))).toEqual([])
  },
)

const { browser, served } = await onScreen()
const at = stand()

const pageOf = async (path: string, language = 'en') =>
  ask(at, path, { headers: { 'accept-language': language } }).then(({ body, status, headers }) => ({
    body,
    status,
    headers,
  }))

const idsIn = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

test.each(SHEETS)('each article that a refusal of %s names has its paragraph', async (id, rules) => {
  const ids = idsIn((await pageOf(`/rules/${id}`)).body)
  for (const fault of MOVE_FAULTS) {
    if (fault === 'king-must-capture' && !rules.prefer.includes('king-captor')) continue
    expect([...ids]).toContain(articleId(rules.articles[fault]))
  }
})

test.each(LANGUAGES)(
  'all rules are explained in %s, with links that lead somewhere and pictures in words',
  async (language) => {
    for (const id of RULES_IDS) {
      const { body, status } = await pageOf(`/rules/${id}`, language)
      expect(status).toBe(200)
      const ids = idsIn(body)
      const dead = [...body.matchAll(/href="#([^"]+)"/g)].map(([, to = '']) => to).filter((to) => !ids.has(to))
      expect({ id, dead }).toEqual({ id, dead: [] })
      const labels = [...body.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label = '']) => label)
      expect(labels).toHaveLength(lessonsOf(ruleSetOf(id)).length + 1)
      expect(labels.filter((label) => label.length < 20 || /undefined|NaN|\b0\b/.test(label))).toEqual([])
    }
  },
)

test('the pages of the rules may be kept for a while, and say by what they differ', async () => {
  for (const path of ['/rules', '/rules/thai', '/how-it-works', '/without-sight']) {
    const { headers } = await pageOf(path)
    expect([headers['cache-control'], headers['vary']]).toEqual(['private, max-age=600', 'accept-language, cookie'])
    expect(headers['x-robots-tag']).toBeUndefined()
  }
  expect((await pageOf('/rules/chess')).status).toBe(404)
})

/** The link opens apart, so that the game stays where it is. */
const ARTICLE =
  /<a href="\/rules\/english#article-4" +target="_blank" rel="noopener" title="Opens in a new tab">article 4<\/a>/

test('a refusal leads to the article that it names, in a new tab, in the game and while trying moves', async () => {
  const { creator, opponent } = await begun(at, { seat: 'black' })
  const typed = await ask(at, `${creator}?move=11-18`)
  const posted = await ask(at, `${creator}/move`, { form: { ply: '0', move: '11-7' } })
  expect(typed.body).toMatch(ARTICLE)
  expect(posted.body).toMatch(ARTICLE)
  expect((await ask(at, `${opponent}/try?ply=0&tree=11-18`)).body).toMatch(ARTICLE)
})

test('on a phone the article of a refusal can be pressed, though the field of the move loses its focus', async () => {
  const { creator } = await begun(served.at, { seat: 'black' })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en' })
  // A busy browser runs the script before it gives the focus to the field.
  await page.route('**/p/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(' autofocus', '') })
  })
  await page.goto(`${served.origin}${creator}?move=11-18`)
  // The script selects what was refused, once.
  await page.waitForFunction(() => document.activeElement?.id === 'typed')
  expect(await page.inputValue('#typed'), 'the refused move').toBe('11-18')
  const [article] = await Promise.all([page.waitForEvent('popup'), page.click('a[href$="#article-4"]')])
  await article.waitForURL(/\/rules\/english#article-4$/)
  expect(await article.evaluate(() => [document.referrer, String(opener)])).toEqual(['', 'null'])
  await Promise.all([article.close(), page.close()])
})
