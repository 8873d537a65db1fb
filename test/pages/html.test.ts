import { describe, expect, test } from 'vitest'
import { html, embeddedJson, sentence } from '../../shared/pages/kit/html.ts'

const HOSTILE = `<script>alert("1")</script>' & co`

describe('markup', () => {
  test('escapes every text, in content and in attributes', () => {
    const { markup } = html`<p title="${HOSTILE}">${HOSTILE}</p>`
    expect(markup).not.toContain('<script')
    expect(markup).toContain('title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; &amp; co"')
  })

  test('keeps markup, joins lists, and leaves out what is absent or false', () => {
    const { markup } = html`${[html`<i>`, 'a', 1, 0]}${undefined}${null}${false}`
    expect(markup).toBe('<i>a10')
  })

  test('text that looks like markup is not', () => {
    const lookalike: unknown = { markup: '<b>' }
    expect(html`${String(lookalike)}`.markup).toBe('[object Object]')
  })

  test('data cannot end its script element', () => {
    const { markup } = embeddedJson({ name: '</script><script>' })
    expect(markup).not.toContain('<')
    expect(JSON.parse(markup)).toEqual({ name: '</script><script>' })
  })
})

test('a sentence accepts markup in its placeholders, in the order of the language, and escapes the rest', () => {
  const turned = (name: string, when: string) => `${when}: <${name}>`
  expect(sentence(turned, 'A & B', html`<b>now</b>`).markup).toBe('<b>now</b>: &lt;A &amp; B&gt;')
})
