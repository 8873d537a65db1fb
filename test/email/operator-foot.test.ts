import { expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { composeInvitationEmail } from '../../shared/email/address/invitation-email.ts'
import { composeLinksEmail } from '../../shared/email/address/links-email.ts'
import { composeGameEmail } from '../../shared/email/game-emails/compose-game-email.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { LANGUAGES, type LanguageTexts } from '../../shared/texts/languages/languages.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { wordsFor } from '../harness/words.ts'
import { TURN } from './every.ts'
import { NOON, emailTo, linksFor, openGame } from './games.ts'

const OPERATOR = {
  club: 'Damclub Utrecht',
  imprint: 'https://club.example/imprint?a=1',
  privacy: 'https://club.example/privacy',
  contact: 'board@club.example',
  abuseTo: 'abuse@club.example',
}

const STOP = 'https://crownhead.example/n/stop'

/** Each of the ways in which an email is laid out. */
const LAYOUTS: Readonly<Record<string, (words: LanguageTexts) => ComposedEmail>> = {
  'about a game': (words) =>
    composeGameEmail(
      emailTo('opponent', { kind: 'joined' }, TURN),
      TURN,
      { words, links: linksFor('opponent') },
      { now: NOON, deflate: deflateLevel6 },
    ),
  'an invitation': (words) =>
    composeInvitationEmail(
      {
        game: openGame({}, 'white'),
        role: 'opponent',
        url: 'https://crownhead.example/i/i1AbCdEfGhIjKl_proof.p',
        stopAllUrl: STOP,
      },
      words,
      { now: NOON, deflate: deflateLevel6 },
    ),
  'without a board': (words) =>
    composeLinksEmail({ games: [], others: [], more: 0 }, { stopAllUrl: STOP, personDataUrl: `${STOP}/data` }, words),
}

/** What the subject of a report says after its title: the game, if the email is about one. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'about a game': `: ${emailTo('opponent', { kind: 'joined' }, TURN).game}`,
  'an invitation': ': AbCdEfGhIjKl',
}

const CASES = LANGUAGES.flatMap((language) =>
  Object.entries(LAYOUTS).map(([name, write]) => ({ language, name, write })),
)

test.each(CASES)(
  '$language, $name: the foot says who runs the service, if the operator has said it',
  ({ language, name: layout, write }) => {
    const words = wordsFor(language)
    const { foot } = words.texts.site
    const { text, html } = write({ ...words, operator: OPERATOR })
    const [, end = ''] = text.split('\n-- \n')
    expect(end).toContain(foot.runBy('Damclub Utrecht'))
    for (const [name, url] of [
      [foot.imprint, OPERATOR.imprint],
      [foot.privacy, OPERATOR.privacy],
      [foot.contact, 'mailto:board@club.example'],
      [foot.abuse, `mailto:abuse@club.example?subject=${encodeURIComponent(foot.abuse + (SUBJECTS[layout] ?? ''))}`],
    ] as const) {
      expect(end).toContain(`${words.mail.above(name)}\n${url}\n`)
      expect(html).toContain(`href="${url}"`)
    }
    const without = write(words)
    expect(without.text + without.html).not.toContain('club.example')
  },
)

test('a page for questions is linked as it is', () => {
  const { text } = composeLinksEmail(
    { games: [], others: [], more: 0 },
    { stopAllUrl: STOP, personDataUrl: `${STOP}/data` },
    {
      ...wordsFor('en'),
      operator: { contact: 'https://club.example/contact' },
    },
  )
  expect(text).toContain('\nhttps://club.example/contact\n')
  expect(text).not.toContain('mailto:')
})

test('real first emails have it', async () => {
  const world = mailWorld({ operator: OPERATOR })
  await world.create({ opponent: { name: 'Bert', email: 'bert@players.example' } })
  await world.flush()
  expect(world.to('bert@players.example')[0]?.text).toContain(`\n${OPERATOR.privacy}\n`)
})
