import { expect, test } from 'vitest'
import { escapeHtml } from '../../shared/email/text/clean-text.ts'

test('what people write is harmless between tags and in quoted attributes', () => {
  expect(escapeHtml(`<a title="it's">&</a>`)).toBe('&lt;a title=&quot;it&#39;s&quot;&gt;&amp;&lt;/a&gt;')
})
