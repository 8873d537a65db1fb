import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { parseRelayUrl } from '../../local/serving/settings/relay-url.ts'
import { smtpPost, smtpRelay } from '../../local/serving/relay/smtp-relay.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import type { RulesId } from '../../shared/draughts/index.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { DAY } from '../../shared/game/model/words.ts'
import type { EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { walk } from '../game/longest.ts'
import { relayWith } from '../serve/relay.ts'
import { ENGLISH, NOON, gameOf, written } from './games.ts'

/** The greatest size of an email in bytes as it is sent, with its picture in base64. */
const MOST_BYTES = 30_000

const FROM = 'Crownhead <games@crownhead.example>'

const ENDED: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: 'black', reason: 'resignation' } }

const begunAt = (rules: RulesId, fen: string, plies = 0): Game => {
  const terms = { ...ENGLISH, rules, clock: 'unlimited', opening: { kind: 'fen', fen } } as const
  return gameOf({ terms, creatorColour: 'white' }, walk(plies), plies > 0 ? [ENDED] : [])
}

const KINGS = 'W:WK30,K31,K32,K33,K34,K41,K42,K43,K50,K51,K20,K21:BK72,K71'

/**
 * The longest emails. Two have a game or a list of moves that is just short enough to be written out in full; the other
 * two are of longer ones.
 */
const LONG: readonly (readonly [string, EmailKind, Game])[] = [
  ['the longest game', { kind: 'ended' }, begunAt('english', 'W:WK32:BK1', 999)],
  ['a game that is written out', { kind: 'ended' }, begunAt('english', 'W:WK32:BK1', 400)],
  ['many moves', { kind: 'your-turn' }, begunAt('canadian', KINGS)],
  ['many moves that are listed', { kind: 'your-turn' }, begunAt('international', 'W:WK28,41,42,43,44,45:BK5')],
]

/** Makes the tokens in a text as long as real ones, such as a seat's token with the proof of its mailbox. */
const real = (text: string): string => text.replaceAll('SECRET', 'S'.repeat(54))

const lengthened = (email: ComposedEmail): ComposedEmail => ({
  ...email,
  text: real(email.text),
  html: real(email.html),
})

/** Returns each email as a mail server gets it by SMTP. */
const arriving = async (emails: ReadonlyMap<string, ComposedEmail>): Promise<ReadonlyMap<string, string>> => {
  const relay = await relayWith()
  const read = parseRelayUrl(relay.url)
  if (!read.relay) throw new Error(read.wrong)
  const smtp = smtpRelay({ relay: read.relay, from: FROM })
  const { send } = smtpPost(smtp, FROM)
  const came = new Map<string, string>()
  for (const [name, email] of emails) {
    await send({ ...email, to: 'ada@example.org', id: name })
    came.set(name, relay.arrived.at(-1)?.text ?? '')
  }
  smtp.close()
  await relay.close()
  return came
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Returns what a reader of the HTML part sees, piece by piece, with the texts of its pictures and links. */
const piecesOf = (html: string): readonly string[] => {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[^]*?<\/div>/u, '')
  const hidden = [...body.matchAll(/(?:alt|href)="([^"]*)"/gu)].map(([, value = '']) => value)
  return [...body.split(/<[^>]*>/gu), ...hidden]
    .map((piece) => oneLine(unescaped(piece)))
    .filter((piece) => piece !== '')
}

/** The headers of a mailing list, which every email has but a report to the operator. */
const FROM_A_LIST = {
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  'list-id': expect.stringMatching(/^<(?:games|tournaments|digest|door|account)\.crownhead\.example>$/u),
}

describe.each(LANGUAGES)('every email, in %s', (language) => {
  const emails = new Map<string, ComposedEmail>([
    ...[...EMAIL_EXAMPLES].map(([name, write]) => [name, lengthened(write(language))] as const),
    ...LONG.map(
      ([name, kind, game]) => [name, lengthened(written('creator', kind, game, { locale: language }))] as const,
    ),
  ])

  test('says in its text part all that its HTML part says, with every link', () => {
    const missing = [...emails].flatMap(([name, { html, text }]) => {
      const plain = oneLine(text)
      return piecesOf(html).flatMap((piece) => (plain.includes(piece) ? [] : [`${name}: ${piece}`]))
    })
    expect(missing).toEqual([])
  })

  test('arrives with its headers, in less than 30 KB', async () => {
    const came = await arriving(emails)
    const heavy = [...came].filter(([, mime]) => Buffer.byteLength(mime) >= MOST_BYTES).map(([name]) => name)
    expect(heavy).toEqual([])
    for (const [name, mime] of came) {
      const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(mime)
      const email = emails.get(name)
      const headerMap = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
      const meant = Object.entries(email?.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value])
      expect(headerMap).toMatchObject({
        ...Object.fromEntries(meant),
        'auto-submitted': 'auto-generated',
        'x-auto-response-suppress': 'OOF, AutoReply',
        ...(name !== 'email-report' && FROM_A_LIST),
      })
      expect([subject, text, html].map(oneLine)).toEqual(
        [email?.subject, email?.text, email?.html].map((part = '') => oneLine(part)),
      )
    }
  })
})
