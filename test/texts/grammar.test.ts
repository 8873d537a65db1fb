import { expect, test } from 'vitest'
import { type Plural, pluralIn } from '../../shared/texts/grammar/plural.ts'
import { listsIn } from '../../shared/texts/grammar/lists.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'

type Form = Intl.LDMLPluralRule
type Board = { readonly plural: Plural<Form> }

const FORMS: Readonly<Record<Form, string>> = {
  zero: 'zero',
  one: 'one',
  two: 'two',
  few: 'few',
  many: 'many',
  other: 'other',
}

/** A number above all that appear in a sentence. */
const MOST = 100_000

test.each(LANGUAGES)('in %s, every number has the form that Intl says', async (language) => {
  const { plural } = (await import(`../../shared/texts/${language}/board.ts`)) as Board
  const rules = new Intl.PluralRules(language)
  const wrong = Array.from({ length: MOST }, (_, n) => n).filter((n) => plural(n, FORMS) !== rules.select(n))
  expect(wrong).toEqual([])
})

test('a language with more than two plural forms can give each of them', () => {
  const russian = pluralIn('ru', ['one', 'few'], 'many')
  const days = (n: number) => `${n} ${russian(n, { one: 'день', few: 'дня', many: 'дней' })}`
  expect([1, 2, 5, 11, 21, 112].map(days)).toEqual(['1 день', '2 дня', '5 дней', '11 дней', '21 день', '112 дней'])
  // @ts-expect-error a sentence without one of the forms
  expect(russian(2, { one: 'день', many: 'дней' })).toBeUndefined()
  // @ts-expect-error a form that the language does not have
  expect(russian(2, { one: 'день', few: 'дня', other: 'дней' })).toBe('дня')
})

test('lists are written as in each language', () => {
  expect(listsIn('en-GB').and([5])).toBe('5')
  expect(listsIn('en-GB').and([5, 9, 14])).toBe('5, 9 and 14')
  expect(listsIn('nl').or([5, 9])).toBe('5 of 9')
})
