import { describe, expect, test } from 'vitest'
import { readMime } from '../../../functions/events/mime.ts'
import { type EmailAnswer, chooseAnswer } from '../../../shared/email/inbound/email-answer.ts'
import { isAuthentic } from '../../../shared/email/inbound/authentic-sender.ts'
import { isAutomaticEmail } from '../../../shared/email/inbound/automatic-email.ts'
import type { ReceivedEmail } from '../../../shared/email/inbound/received-email.ts'
import { extractOwnLines } from '../../../shared/email/inbound/own-lines.ts'
import { ANSWER_WORDS } from '../../../shared/email/inbound/answer-words.ts'
import { LANGUAGES, type Language } from '../../../shared/texts/languages/languages.ts'
import { sized } from '../../harness/size.ts'
import { MACHINES } from './machines.ts'
import { SERVER, mimeOf, received } from './mime.ts'
import { BARE_EMAIL, HIDDEN, OWN, turnEmail } from './programs/quoted.ts'
import { PLACES, type Place, type Quoted } from './programs/shapes.ts'
import { PROGRAMS, type Program } from './programs/table.ts'
import { writtenBy } from './programs/write.ts'

const headersFrom = (from: string, subject = 'Re: Draughts with Bertram · 3fK9aQ') =>
  [
    ...received('players.example'),
    ['From', from],
    ['To', 'Crownhead <r1x@in.crownhead.test>'],
    ['Subject', subject],
  ] as const

const ANN = 'Ann <ann@players.example>'

type Case = {
  readonly name: string
  readonly program: Program
  readonly place: Place
  readonly quoted: Quoted
  readonly language: Language
}

const casesIn = (language: Language, places: readonly Place[] = PLACES): readonly Case[] =>
  [turnEmail(language), BARE_EMAIL].flatMap((quoted) =>
    Object.entries(PROGRAMS).flatMap(([name, program]) =>
      places.map((place) => ({ name, program, place, quoted, language })),
    ),
  )

/**
 * Returns whether this run of the test reads an email. In `npm test` each language is read from every third program, so
 * that together the languages cover all programs; in the long form each language is read from all.
 */
const inShort = ({ name, language }: Case): boolean =>
  (Object.keys(PROGRAMS).indexOf(name) - LANGUAGES.indexOf(language)) % sized(3, 1) === 0

const opened = ({ program, ...reply }: Case, own: string, end?: string): Promise<ReceivedEmail> =>
  readMime(mimeOf(headersFrom(ANN), writtenBy(program, { ...reply, own }), end))

const answerIn = (message: ReceivedEmail): EmailAnswer | undefined => {
  const { answer } = chooseAnswer(extractOwnLines(message))
  return answer === 'several' ? undefined : answer
}

const moveIn = (message: ReceivedEmail): string | undefined => {
  const answer = answerIn(message)
  return answer?.kind === 'move' ? answer.move : answer?.kind
}

/** Returns what each email is read as. The emails are read one after the other, because together they take 50 MB. */
const readings = async <T>(cases: readonly Case[], own: string, look: (message: ReceivedEmail) => T) => {
  const found: (Case & { readonly found: T })[] = []
  for (const each of cases) found.push({ ...each, found: look(await opened(each, own)) })
  return found
}

const titled = ({ name, place }: Case, found: unknown) => `${name}, ${place}: ${String(found)}`

test('every program quotes moves that could be played', async () => {
  for (const each of casesIn('en').filter(({ place }) => place !== 'forward')) {
    const { text = '', html = '' } = await opened(each, OWN)
    for (const move of HIDDEN)
      expect([titled(each, move), (text + html).includes(move)]).toEqual([titled(each, move), true])
  }
})

describe.each(LANGUAGES)(`answers of ${Object.keys(PROGRAMS).length} mail programs, in %s`, (language) => {
  const cases = casesIn(language).filter(inShort)
  const tops = casesIn(language, ['top', 'forward']).filter(inShort)

  test('no move is read that its writer did not write first', async () => {
    const read = await readings(cases, OWN, moveIn)
    const wrong = read.filter(
      ({ found, place }) => found !== undefined && !(found === OWN && (place === 'top' || place === 'forward')),
    )
    expect(wrong.map((each) => titled(each, each.found))).toEqual([])
  })

  test('no move is read if they wrote something else first', async () => {
    for (const own of ['Thanks, I will think about it', `see below: ${HIDDEN[0]}`, '🙂']) {
      const wrong = (await readings(cases, own, moveIn)).filter(({ found }) => found !== undefined)
      expect(wrong.map((each) => titled(each, each.found))).toEqual([])
    }
  })

  test('every move in a first line is found, in every notation, with the word for a draw', async () => {
    for (const own of [OWN, '22-18', '22:15', '22 18', '\u00a022-18', '22–18', '22-18.']) {
      const missed = (await readings(tops, own, moveIn)).filter(({ found }) => found === undefined)
      expect(missed.map((each) => titled(each, own))).toEqual([])
    }
    const [draw] = ANSWER_WORDS[language].draw
    const offers = await readings(tops, `22-18 ${draw}?`, answerIn)
    expect(
      offers.filter(({ found }) => found?.kind !== 'move' || !found.offerDraw).map((each) => titled(each, draw)),
    ).toEqual([])
    const [accept] = ANSWER_WORDS[language].accept
    const accepted = await readings(tops, `${accept}`, answerIn)
    expect(accepted.filter(({ found }) => found?.kind !== 'accept').map((each) => titled(each, accept))).toEqual([])
  })

  test('a greeting above the move hides it in none, and two moves count as none', async () => {
    const cases = tops.filter(({ program }) => program.text)
    const greeted = await readings(cases, `Hi Bertram,\n\n${OWN}\n\nSee you`, moveIn)
    expect(greeted.filter(({ found }) => found !== OWN).map((each) => titled(each, each.found))).toEqual([])
    const two = await readings(cases, `Hi Bertram,\n\n${OWN}\n\n1. ${HIDDEN[0]}`, moveIn)
    expect(two.filter(({ found }) => found !== undefined).map((each) => titled(each, each.found))).toEqual([])
  })

  test('the sender, and that a person wrote the email, are found whatever the program', async () => {
    for (const { found, ...each } of await readings(cases, OWN, (message) => [
      isAuthentic(message, { server: SERVER }),
      isAutomaticEmail(message),
    ]))
      expect([titled(each, ''), ...found]).toEqual([titled(each, ''), true, false])
  })
})

test('a server that ends lines with a line feed alone changes nothing', async () => {
  for (const each of casesIn('de', ['top', 'bottom', 'none'])) {
    const found = moveIn(await opened(each, OWN, '\n'))
    expect([each.name, each.place, found]).toEqual([each.name, each.place, each.place === 'top' ? OWN : undefined])
  }
})

test('HTML beside a plain footer is the answer, and what it quotes is not', async () => {
  const answer = { type: 'text/html', text: `<div>${OWN}</div><blockquote>${HIDDEN[0]}</blockquote>` } as const
  const footer = { type: 'text/plain', text: 'Sent to you by the list' } as const
  for (const parts of [
    [answer, footer],
    [{ ...answer, encoding: 'base64' as const }, footer],
  ]) {
    const message = await readMime(mimeOf(headersFrom(ANN), [{ type: 'multipart/mixed', parts }]))
    expect(moveIn(message)).toBe(OWN)
  }
  const hidden = [{ ...answer, text: `<blockquote>${OWN}</blockquote>` }, footer]
  const message = await readMime(mimeOf(headersFrom(ANN), [{ type: 'multipart/mixed', parts: hidden }]))
  expect(moveIn(message)).toBeUndefined()
})

test('an email of ours that is attached is not read', async () => {
  const { text } = turnEmail('en')
  const attached = { type: 'message/rfc822', text: `Subject: Draughts\n\n${HIDDEN[0]}\n${text}` } as const
  for (const own of ['', OWN]) {
    const parts = [{ type: 'text/plain', text: own }, attached] as const
    const message = await readMime(mimeOf(headersFrom(ANN), [{ type: 'multipart/mixed', parts }]))
    expect(moveIn(message)).toBe(own === '' ? undefined : own)
  }
})

test.each(MACHINES)(
  'it is recognised that no person wrote it: %s',
  async (_, { headers, parts, isNobodys = false }) => {
    const { text } = turnEmail('en')
    const known = headersFrom(ANN).filter(([name]) => name !== 'Subject')
    const message = await readMime(mimeOf([...known, ...headers], parts(OWN, text)))
    expect(isNobodys || isAutomaticEmail(message)).toBe(true)
  },
)
