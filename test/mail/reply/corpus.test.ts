import { describe, expect, test } from 'vitest'
import { readMime } from '../../../functions/mime.ts'
import { type Answer, firstLine, readAnswer } from '../../../shared/mail/reply/answer.ts'
import { isAuthentic } from '../../../shared/mail/reply/authentic.ts'
import { isAutomatic } from '../../../shared/mail/reply/automatic.ts'
import { MAIL_PROGRAMS, type MailProgram, type Place } from './mail-programs.ts'
import { SERVER, mimeOf, received } from './mime.ts'

const OWN = '22-18'
const MARKER = '~~ Answer above this line ~~\n\n'

/** Worse than our emails: moves stand alone, first in their lines. */
const QUOTED = `YOUR MOVE, ANN
==============

Bertram played 11-15.

24-19
  23-19  https://crownhead.test/p/x?move=23-19
21-17
accept

Bertram writes:
> 24-20
-- 
Stop the emails about this game`

const PLACES: readonly Place[] = ['top', 'bottom', 'inline', 'none', 'forward']

type Case = { readonly program: MailProgram; readonly place: Place; readonly quoted: string }

const cases: readonly Case[] = MAIL_PROGRAMS.flatMap((program) =>
  PLACES.flatMap((place) => [`${MARKER}${QUOTED}`, QUOTED].map((quoted) => ({ program, place, quoted }))),
)

const headersFrom = (from: string) =>
  [
    ...received('players.example'),
    ['From', from],
    ['To', 'Crownhead <r1x@in.crownhead.test>'],
    ['Subject', 'Re: Draughts with Bertram'],
  ] as const

const written = async ({ program, place, quoted }: Case, own: string): Promise<Answer | undefined> => {
  const parts = program.write({ own, quoted, place })
  const line = firstLine(await readMime(mimeOf(headersFrom('Ann <ann@players.example>'), parts)))
  return line === undefined ? undefined : readAnswer(line)
}

const moveIn = (answer: Answer | undefined) => (answer?.kind === 'move' ? answer.move : answer?.kind)

describe(`${MAIL_PROGRAMS.length} mail programs`, () => {
  test('no move is read that its writer did not write', async () => {
    const read = await Promise.all(cases.map(async (each) => ({ ...each, move: moveIn(await written(each, OWN)) })))
    const wrong = read.filter(({ move, place }) => move !== undefined && (move !== OWN || place === 'none'))
    expect(wrong.map(({ program, place, move }) => [program.name, place, move])).toEqual([])
  })

  test('nor where they wrote something else first', async () => {
    for (const own of ['Thanks, I will think about it', 'see below: 24-20'])
      for (const each of cases) expect(moveIn(await written(each, own))).toBe(undefined)
  })

  test('nine of ten moves in first lines are found, in every notation', async () => {
    const tops = cases.filter(({ place }) => place === 'top')
    for (const own of ['22-18', '22x15', '22:15', '22 18', '  22-18', '22-18 draw?', '22-18.'])
      expect(
        await Promise.all(tops.map(async (each) => moveIn(await written(each, own)))).then(
          (found) => found.filter((move) => move !== undefined).length,
        ),
      ).toBeGreaterThanOrEqual(tops.length * 0.9)
  })

  test('whose mail it is does not depend on the program', async () => {
    for (const { program, place, quoted } of cases) {
      const parts = program.write({ own: OWN, quoted, place })
      const genuine = await readMime(mimeOf(headersFrom('Ann <ann@players.example>'), parts))
      const foreign = await readMime(mimeOf(headersFrom('Ann <ann@other.example>'), parts))
      expect([isAuthentic(genuine, SERVER), isAuthentic(foreign, SERVER)]).toEqual([true, false])
      expect(isAutomatic(genuine)).toBe(false)
    }
  })
})
