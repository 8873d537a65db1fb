import { expect, test } from 'vitest'
import { ask, begun, newGame, stand, wholePage } from '../pages/stand.ts'

type Field = { readonly value: string; readonly min?: string; readonly max?: string }

/** Returns an attribute of a tag, by its name. */
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const inputOf = (tag: string): Field => {
  const [min, max] = [attribute(tag, 'min'), attribute(tag, 'max')]
  return {
    value: attribute(tag, 'value') ?? '',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

const isSent = (tag: string): boolean => !/type="(radio|checkbox)"/.test(tag) || /\schecked[\s/>]/.test(tag)

/** Returns the fields that a browser sends from a form that nobody has filled in, with their bounds. */
const fieldsIn = (whole: string): ReadonlyMap<string, Field> => {
  const [page = ''] = whole.split('<footer')
  const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter(isSent)
  const selects = [...page.matchAll(/<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)]
  const areas = [...page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g)]
  return new Map([
    ...areas.map(([, name = '', value = '']) => [name, { value }] as const),
    ...inputs.map((tag) => [attribute(tag, 'name') ?? '', inputOf(tag)] as const),
    ...selects.map(([, name = '', options = '']) => {
      const chosen = /<option value="([^"]*)" selected/.exec(options)?.[1]
      return [name, { value: chosen ?? '' }] as const
    }),
  ])
}

const empty: Field = { value: '' }
const days = (value: string, min: string, max = '366'): Field => ({ value, min, max })

/** The fields of a new game's form as it is first shown: whoever changes nothing agrees to these terms. */
const USUAL: Readonly<Record<string, Field>> = {
  timeZone: { value: 'UTC' },
  name: empty,
  email: empty,
  seat: { value: 'toss' },
  opponentName: empty,
  opponentEmail: empty,
  rules: { value: 'english' },
  clock: { value: 'relaxed' },
  perMove: days('3', '0'),
  reserve: days('7', '0'),
  increment: days('', '0'),
  cap: days('', '1'),
  period: days('', '1'),
  moves: days('', '1', '100'),
  opening: { value: 'free' },
  fen: empty,
  match: { value: 'single' },
  strictness: { value: 'lenient' },
  noShow: { value: 'void' },
  drawOffersFrom: days('', '2', '500'),
  engines: empty,
  tables: empty,
  firstMove: empty,
  leave: days('14', '0'),
  invitationLife: days('30', '1', '180'),
  arbiterName: empty,
  arbiterEmail: empty,
}

test('the form of a new game begins with the usual terms', async () => {
  const fields = fieldsIn((await ask(stand(), '/')).body)
  expect(fields.get('key')?.value).toMatch(/^\w{16,}$/)
  const { key: _fresh, ...others } = Object.fromEntries(fields)
  expect(others).toEqual(USUAL)
})

test('the form makes a game once a name is filled in', async () => {
  const at = stand()
  const sent = Object.fromEntries([...fieldsIn((await ask(at, '/')).body)].map(([name, { value }]) => [name, value]))
  expect(await newGame(at, { ...sent, name: 'Joost' })).toMatch(/^\/p\//)
})

test('a player who may take leave reads how much of it is left', async () => {
  const at = stand()
  const { creator } = await begun(at, { leave: '5' })
  const page = await wholePage(at, creator)
  const [line = ''] = /<div class="line">(?:(?!<div class="line">)[\s\S])*value="take-leave"/.exec(page) ?? []
  expect(line).toContain('5 days')
})

test('the page of a match separates the number of the game from the score', async () => {
  const at = stand()
  const { creator } = await begun(at, { match: 'together' })
  const [, facts = ''] = /<p class="match">\s*<span>([^<]*)<\/span>/.exec((await ask(at, creator)).body) ?? []
  expect(facts.split(' · ')).toHaveLength(2)
})
