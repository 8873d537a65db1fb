import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchRoute } from '../../shared/api/routes/match-route.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { DOCS_PICTURES } from '../../tools/gallery/album.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { COLOUR_NAMES, WIDTHS, isDrawnAt } from '../../tools/gallery/shots.ts'
import { STATES, STATE_NAMES } from '../../tools/gallery/page-states.ts'
import { textsFor } from '../harness/words.ts'
import { ask, stand } from '../pages/stand.ts'
import { started } from './started.ts'

const docs = join(import.meta.dirname, '../../docs')

/** The states whose page has another status than 200. */
const STATUSES: { readonly [S in (typeof STATE_NAMES)[number]]?: number } = {
  'invitation-taken': 410,
  'invitation-declined': 410,
  'invitation-called-off': 410,
  'invitation-expired': 410,
  'invitation-corrected': 410,
  'invitation-incomplete': 410,
  'lost-seat-closed': 410,
  'seat-try-wrong': 400,
  'person-data-expired': 410,
  'tournament-closed': 410,
}

/** Routes that draw no page. */
const FILES: ReadonlySet<string> = new Set([
  'asset',
  'feed',
  'deadline',
  'personData',
  'calendar',
  'oembed',
  'receiptKeys',
])

test('the gallery shows every page, and none of its states fails', async () => {
  const at = stand()
  const shown = new Set<string>()
  const found: [string, number][] = []
  const expected: typeof found = []
  // The game of this state alone takes longer than all others, and test/pages/states.test.ts covers it.
  for (const name of STATE_NAMES.filter((each) => each !== 'finished-long')) {
    const path = await STATES[name](at)
    const route = matchRoute(PAGE_ROUTES, 'GET', path.replace(/\?.*/, ''))
    if (route.kind === 'found') shown.add(route.name)
    const { status } = await ask(at, path)
    found.push([name, status])
    expected.push([name, STATUSES[name] ?? (/unknown|no-such/.test(name) ? 404 : 200)])
  }
  expect(found).toEqual(expected)
  const pages = PAGE_ROUTES.filter(({ method, name }) => method === 'GET' && !FILES.has(name)).map(({ name }) => name)
  expect([...shown].toSorted()).toEqual(pages.toSorted())
})

// The compiler requires an example of each kind of email: in `SEPARATE` of tools/gallery/email-examples.ts or
// `EXAMPLES` of test/email/every.ts.
test('the gallery shows every email, in light and dark, as a phone and a desktop have it', () => {
  expect(EMAIL_EXAMPLES.size).toBeGreaterThan(80)
  for (const name of EMAIL_EXAMPLES.keys()) expect(WIDTHS.filter((width) => isDrawnAt(name, width))).toEqual([360, 800])
  expect(COLOUR_NAMES).toEqual(expect.arrayContaining(['light', 'dark']))
})

/** Emails to operators are in English, as their commands and the log are. */
const TO_OPERATORS = new Set(['email-report'])

test.each(LANGUAGES)('each picture is in its language, in %s', (language) => {
  const { locale } = textsFor(language)
  for (const [name, write] of EMAIL_EXAMPLES)
    expect(write(language).html).toContain(`<html lang="${TO_OPERATORS.has(name) ? 'en-GB' : locale}"`)
})

test('the pictures of the documents are the gallery’s, are small, and are shown', () => {
  const names = Object.keys(DOCS_PICTURES).map((name) => `${name}.png`)
  expect(readdirSync(join(docs, 'pictures')).toSorted()).toEqual(names.toSorted())
  const page = readFileSync(join(docs, 'pages.md'), 'utf8')
  for (const name of names) {
    expect(page).toContain(`(pictures/${name})`)
    expect(statSync(join(docs, 'pictures', name)).size).toBeLessThan(200_000)
  }
})

test.each([
  [['--only', 'nothing'], 'no name begins with nothing'],
  [['--language', 'xx'], 'there is no xx, only en'],
  [['--width', '361'], 'there is no 361, only 360, 768, 800, 1280'],
])('nothing is drawn for what does not exist: %s', async (args, words) => {
  const { code, error } = await started('gallery', args)
  expect([code, error]).toEqual([2, expect.stringContaining(words)])
})
