import { expect, test } from 'vitest'
import { RULES_IDS, parseFen, boardRows, ruleSetOf, squareAt, startPosition } from '../../shared/draughts/index.ts'
import { textsFor } from '../harness/words.ts'
import { ask, locationOf, newGame, stand } from './stand.ts'

const home = async (language: string): Promise<string> =>
  (await ask(stand(), '/', { headers: { 'accept-language': language } })).body

/** Returns the values of the radio buttons of a name, in their order. */
const valuesOf = (page: string, name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`type="radio" name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const checkedOf = (page: string, name: string): string | undefined =>
  new RegExp(`type="radio" name="${name}" value="([^"]*)" checked`).exec(page)?.[1]

test.each([
  ['en', 'english'],
  ['nl', 'international'],
  ['nl-BE', 'international'],
  ['xx', 'english'],
])('a reader of %s has %s chosen, and it comes first', async (language, rules) => {
  const page = await home(language)
  expect([checkedOf(page, 'rules'), valuesOf(page, 'rules')[0]]).toEqual([rules, rules])
  expect(page).toContain(textsFor(language).newGame.rulesMore(RULES_IDS.length - 4))
})

test('every rule set and every clock is a choice, once', async () => {
  const page = await home('en')
  expect(valuesOf(page, 'rules').toSorted()).toEqual([...RULES_IDS].toSorted())
  expect(valuesOf(page, 'clock')).toEqual([
    'daily',
    'relaxed',
    'weekly',
    'postal',
    'fischer',
    'club',
    'fmjd-2014',
    'none',
    'own',
  ])
  expect(checkedOf(page, 'clock')).toBe('relaxed')
})

/**
 * The texts of the form, without those of the presets, of the email hint on an invitation, and of a service that asks for
 * a word.
 */
const { clocks: _presets, emailHint: _guests, word: _club, wordHint: _members, ...WORDS } = textsFor('en').newGame

const leaves = (node: object): readonly string[] =>
  Object.values(node).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? leaves(value) : [],
  )

test('every label and every hint is on the page', async () => {
  const page = (await home('en')).replaceAll(/\s+/g, ' ').replaceAll('&#39;', "'")
  expect(leaves(WORDS).filter((words) => !page.includes(words))).toEqual([])
})

test('only a name has to be typed', async () => {
  const form = { key: 'k'.repeat(22), timeZone: '', rules: 'russian', clock: 'weekly', seat: 'toss', name: 'Joost' }
  const made = await ask(stand(), '/', { form: { ...form, email: '', opponentEmail: '' } })
  expect(locationOf(made)).toMatch(/^\/p\//)
})

test('an opponent given by address alone is called by what stands before its @, with capitals, and can say their name', async () => {
  const at = stand()
  const page = (await ask(at, await newGame(at, { opponentName: '', opponentEmail: 'otis.r@draughts.test' }))).body
  expect(page).toContain('Waiting for Otis R to accept')
  // The creator alone sees the address itself, where they can correct it.
  expect(page.replaceAll(/otis\.r@draughts\.test/g, '')).not.toContain('draughts.test')
})

test('a setting behind “more” is visible when its form comes back with an error', async () => {
  const form = { key: 'k'.repeat(22), timeZone: '', rules: 'frisian', clock: 'club', seat: 'toss', name: '' }
  const { status, body } = await ask(stand(), '/', { form })
  expect([status, checkedOf(body, 'rules'), checkedOf(body, 'clock')]).toEqual([400, 'frisian', 'club'])
  expect(body.match(/<details open/g)).toHaveLength(2)
})

test.each(RULES_IDS)('the rows of a position have each piece on its square: %s', (id) => {
  const rules = ruleSetOf(id)
  const rows = boardRows(rules, startPosition(rules))
  for (const [row, letters] of rows.entries())
    for (const [column, letter] of [...letters].entries())
      expect(letter === ' ').toBe(squareAt(rules, row, column) === undefined)
  expect(rows.join('').match(/w/g)?.length).toBe(rows.join('').match(/b/g)?.length)
  expect(rows.at(-1)).toMatch(/w/)
})

test('the rows of a position tell kings from men', () => {
  const rules = ruleSetOf('english')
  const read = parseFen(rules, 'W:W32,K31:B1,K2')
  const rows = read.kind === 'position' ? boardRows(rules, read.position) : []
  expect([rows[0], rows[7]]).toEqual([' b B . .', '. . W w '])
})
