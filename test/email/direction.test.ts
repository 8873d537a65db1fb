import { expect, test } from 'vitest'
import { renderHtml } from '../../shared/email/layout/render-html.ts'
import { LANGUAGES, directionOf } from '../../shared/texts/languages/languages.ts'
import { gameOf, written } from './games.ts'
import { textsFor } from '../harness/words.ts'

const CONTENT = {
  news: 'News',
  blocks: [
    { kind: 'quote', lead: 'With this message:', text: 'Hello' },
    { kind: 'moves', lead: 'Moves', links: [{ text: '11-15', url: 'https://draughts.test/' }], after: 'After' },
    { kind: 'record', lead: 'PDN', text: '1. 11-15' },
  ],
  foot: { lines: [], stops: [] },
  picture: { contentId: '', alt: '', side: 0 },
} as const

test.each(LANGUAGES)('an email in %s says its language and direction, also where programs drop the head', (locale) => {
  const { html } = written('creator', { kind: 'your-turn' }, gameOf({}, ['11-15']), { locale })
  const attributes = `lang="${textsFor(locale).locale}" dir="${directionOf(locale)}"`
  expect(html).toContain(`<html ${attributes}>`)
  expect(html).toContain(`<div class="page" ${attributes}`)
})

test('from right to left, lines begin on the right, and a record stays as it is', () => {
  const html = renderHtml({ locale: 'ar', direction: 'rtl' }, 'Subject', CONTENT)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('padding-right:12px;border-right:4px')
  expect(html).toContain('padding-left:18px')
  expect(html).not.toMatch(/border-left|padding-right:18px/)
  expect(html).toMatch(/<pre [^>]*dir="ltr"/)
  expect(renderHtml({ locale: 'en', direction: 'ltr' }, 'Subject', CONTENT)).not.toMatch(
    /border-right|padding-left:18px/,
  )
})
