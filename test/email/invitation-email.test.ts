import { describe, expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import {
  type EmailedInvitation,
  composeInvitationEmail,
  decliningUrl,
} from '../../shared/email/address/invitation-email.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { mailTextsFor, wordsFor } from '../harness/words.ts'
import { ENGLISH, NOON, openGame } from './games.ts'

const URL = 'https://crownhead.example/i/token.proof'
const STOP = 'https://crownhead.example/n/stop'

const invited = (given: Partial<EmailedInvitation> = {}, locale = 'en') =>
  composeInvitationEmail(
    { game: openGame({}, 'white'), role: 'opponent', url: URL, stopAllUrl: STOP, ...given },
    wordsFor(locale),
    { now: NOON, deflate: deflateLevel6 },
  )

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(LANGUAGES)('in %s', (locale) => {
  const { texts, mail } = wordsFor(locale)

  test('names the inviter in subject and title, then the club and the event', () => {
    const { subject, text } = invited({ inviter: 'Amara', club: 'Damclub Utrecht', event: 'Winter Cup' }, locale)
    const title = texts.invitation.title('Amara')
    expect(subject).toBe(`${title} · Damclub Utrecht`)
    expect(text.split('\n')[0]).toBe(title)
    expect(text.split('\n\n')[1]).toBe(texts.invitation.whom.both('Damclub Utrecht', 'Winter Cup'))
  })

  test('says in the plain text all that the picture shows, and who typed the address', () => {
    const text = oneLine(invited({ inviter: 'Amara' }, locale).text)
    const { invitation } = mail.consent
    for (const said of [
      texts.invitation.plays('black', true),
      invitation.typed('Amara'),
      mail.consent.invited.otherwise,
    ])
      expect(text).toContain(oneLine(said))
    expect(text).toContain(texts.invitation.pictures)
    expect(text).toContain(' https://crownhead.example/rules/english ')
    expect(text).toContain(oneLine(invitation.never))
    expect(text.endsWith(`${STOP} `)).toBe(true)
    expect(text).not.toContain(oneLine(mail.secret))
  })

  test('says of a program and an arbiter what the page says, by plain names alone', () => {
    const saidOf = (bot: string, arbiter: string): string => {
      const open = openGame({}, 'white')
      const game = {
        ...open,
        creator: { ...open.creator, name: bot, bot: true as const },
        arbiter: { name: arbiter, contact: 'Y29udGFjdEM' },
      }
      return oneLine(invited({ game, inviter: bot }, locale).text)
    }
    for (const [bot, arbiter, shown] of [
      ['Botvinnik', 'Zed', ['Botvinnik', 'Zed']],
      ['evil.example', 'call +1 900', [texts.seat.somebody, texts.seat.somebody]],
    ] as const) {
      expect(saidOf(bot, arbiter)).toContain(oneLine(`${texts.about.arbiterIs(shown[1])}.`))
      expect(saidOf(bot, arbiter)).toContain(oneLine(`${texts.about.isProgram(shown[0])}.`))
    }
    expect(oneLine(invited({}, locale).text)).not.toContain(oneLine(texts.about.isProgram('').trim()))
  })

  test('a stranger who names nobody is someone', () => {
    const { subject, text } = invited({}, locale)
    expect(subject).toBe(mail.consent.invited.title)
    expect(oneLine(text)).toContain(oneLine(mail.consent.invitation.typedBySomeone))
  })
})

test('both answers look equal, open the page alone, and the second opens it at the form that declines', () => {
  const { text, html } = invited({ inviter: 'Amara' })
  expect(text).toContain(`Accept:\n${URL}\n\nDecline:\n${decliningUrl(URL)}`)
  const [accept, decline] = [...html.matchAll(/<a class="link" href="[^"]*\/i\/[^"]*" style="([^"]*)">/g)].map(
    ([, style = '']) => style.replace(/margin:[^;]*;/, ''),
  )
  expect(accept).toBe(decline)
  expect(accept).not.toContain('background')
})

test('an arbiter has one answer, and no side', () => {
  const { subject, text } = invited({ role: 'arbiter', inviter: 'Amara' })
  expect(subject).toBe('Amara asks you to be the arbiter of a game of draughts')
  expect(text).toContain(`Accept as arbiter:\n${URL}\n`)
  expect(text).not.toContain('Decline')
  expect(text).not.toContain('Your side')
})

test('has a picture of the board, but not of a position that somebody set up', () => {
  const opening = { kind: 'fen', fen: 'W:W21-32:B1-12' } as const
  expect(invited().attachments).toHaveLength(1)
  const { attachments, text } = invited({ game: openGame({ terms: { ...ENGLISH, opening } }) })
  expect(attachments).toHaveLength(0)
  expect(text).not.toContain('+---')
})

test.each(LANGUAGES)('%s: an invitation stays under 30 KB', (locale) => {
  const { html, text, attachments } = EMAIL_EXAMPLES.get('email-door-invited')?.(locale) ?? invited()
  expect(html.length + text.length + (attachments[0]?.bytes.length ?? 0)).toBeLessThan(30_000)
  expect(mailTextsFor(locale).consent.invitation.never).not.toBe('')
})
