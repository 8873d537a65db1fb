import { expect, test } from 'vitest'
import { composeLinksEmail } from '../../shared/email/address/links-email.ts'
import { wordsFor } from '../harness/words.ts'

const GAMES = [
  { creator: 'Joost', opponent: 'Amara', url: 'https://crownhead.example/p/one' },
  { creator: 'Joost <b>', url: 'https://crownhead.example/p/two' },
]

test.each([
  ['en', 'The links of your games', 'Joost v Amara', 'nobody yet'],
  ['nl', 'De links van je partijen', 'Joost – Amara', 'nog niemand'],
])('one email has the links of all games of an address, in %s', (locale, title, players, nobody) => {
  const { subject, text, html, attachments } = composeLinksEmail(
    { games: GAMES, others: [], more: 0 },
    {
      stopAllUrl: 'https://crownhead.example/n/stop',
      personDataUrl: 'https://crownhead.example/n/stop/data?until=1&proof=p',
    },
    wordsFor(locale),
  )
  expect(subject).toBe(title)
  for (const words of [players, nobody, ...GAMES.map(({ url }) => url)]) expect(text).toContain(words)
  for (const { url } of GAMES) expect(html).toContain(`href="${url}"`)
  expect(html).toContain('Joost &lt;b&gt;')
  expect(text).toContain('https://crownhead.example/n/stop')
  expect(text).toContain(wordsFor(locale).mail.secrets)
  expect(text).toContain('https://crownhead.example/n/stop/data?until=1&proof=p')
  expect(attachments).toEqual([])
})
