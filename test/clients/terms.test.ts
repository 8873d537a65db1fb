import { describe, expect, test } from 'vitest'
import { crownhead } from '../../packages/client/src/index.ts'
import { LISTED_TERM_NAMES } from '../../shared/game/model/listed-terms.ts'
import { KEYS } from '../harness/api-keys.ts'
import { begun, person } from './people.ts'
import { served } from './served.ts'

const TERMS =
  'Terms: 3 days per move, and 7 days in reserve for the whole game. No draw may be offered before move 40. Engines are not allowed. Wins and draws can be claimed by the endgame table.'

/**
 * Returns a service with two people at terminals, and the invitation to the game that Amara has offered Otis with these
 * options.
 */
const offered = async (options: string) => {
  const service = await served()
  const [amara, otis] = await Promise.all([person(service.origin), person(service.origin)])
  const { code, out, error } = await amara.types(`new --name Amara --seat black --invite ${options}`)
  const [, invitation = ''] = /^Invitation: (\S+)$/m.exec(out) ?? []
  const end = async () => {
    await Promise.all([amara[Symbol.asyncDispose](), otis[Symbol.asyncDispose]()])
    await service[Symbol.asyncDispose]()
  }
  return { service, amara, otis, code, out, error, invitation, [Symbol.asyncDispose]: end }
}

const AGREED = '--draw-offers-from 40 --engines not-allowed --tables allowed'

describe('the terms of a game', () => {
  test('are options of a new game and of a tournament, all of them', async () => {
    await using amara = await person('https://draughts.test')
    for (const command of ['new', 'order']) {
      const { out } = await amara.types(`${command} --help`)
      expect(out).toContain('\n  --draw-offers-from N ')
      expect(out).toContain('\n  --engines allowed|not-allowed ')
      expect(out).toContain('\n  --tables allowed ')
      expect(out.match(/^ {2}--(?:draw-offers-from|engines|tables) /gm)).toHaveLength(LISTED_TERM_NAMES.length)
    }
  })

  test('are printed when it is offered and shown, and by whoever plays or watches', async () => {
    await using at = await offered(AGREED)
    const { amara, otis, invitation, out } = at
    expect(out).toContain(`\n${TERMS}\n`)
    for (const { types } of [amara, otis]) expect((await types(`show ${invitation}`)).out).toContain(`\n${TERMS}\n`)
    const { drawOffersFrom, engines } = JSON.parse((await amara.types('show --json')).out) as Record<string, unknown>
    expect({ drawOffersFrom, engines }).toEqual({ drawOffersFrom: 40, engines: 'not-allowed' })
    await otis.types(`join ${invitation} --name Otis`)
    expect((await amara.types('play 11-15')).out).toContain(`\n${TERMS}\n`)
    expect((await otis.types('act resign')).out).toContain(`\n${TERMS}\n`)
  })

  test('are printed before an invitation is accepted', async () => {
    await using at = await offered(AGREED)
    const { otis, invitation, service } = at
    service.asked.length = 0
    const { code, out } = await otis.types(`join ${invitation} --name Otis`)
    expect(code).toBe(0)
    expect(out).toMatch(/^Amara \(black\) v nobody yet \(white\), english · game \w{12}\nTerms: /)
    expect(out.split(TERMS)).toHaveLength(2)
    expect(out.indexOf(TERMS)).toBeLessThan(out.indexOf('Amara (black) v Otis (white), english'))
    expect(out).toContain('Amara (black) to move')
    expect(service.asked.map((asked) => asked.replaceAll(/\w{12}/g, ':id'))).toEqual([
      'GET /v1/games/:id',
      'POST /v1/games/:id/claim',
    ])
  })

  test('can be read without accepting them', async () => {
    await using at = await offered(AGREED)
    const { otis, invitation } = at
    const { code, out } = await otis.types(`join ${invitation} --dry-run`)
    expect([code, out]).toEqual([0, expect.stringContaining(`\n${TERMS}\nNobody has accepted yet.\n`)])
    const read = JSON.parse((await otis.types(`join ${invitation} --dry-run --json`)).out) as { game: object }
    expect(read.game).toMatchObject({ status: 'open', engines: 'not-allowed' })
    expect((await otis.types('games')).out).toBe('No game is kept.\n')
    // A program that joins gets one line of JSON, which has the terms.
    const joined = await otis.types(`join ${invitation} --name Otis --json`)
    expect(JSON.parse(joined.out)).toMatchObject({ game: { status: 'active', drawOffersFrom: 40 } })
  })

  test('are the time alone where nothing else is agreed', async () => {
    await using table = await begun()
    expect((await table.otis.types('show')).out).toContain(
      '\nTerms: 3 days per move, and 7 days in reserve for the whole game.\n',
    )
  })

  test.each([
    [
      '--clock fischer --ballot three-move',
      '10 days for the whole game, 1 day extra with each move, up to 10 days. Three-move ballot.',
    ],
    ['--clock none --engines allowed', 'No time limit. Engines are allowed.'],
    ['--match two-game', 'A match of two games at the same time, with each side once.'],
  ])('%s: %s', async (options, terms) => {
    await using at = await offered(options)
    expect(at.out).toContain(terms)
  })

  test('are sentences that say by themselves who loses if a first move never comes', async () => {
    await using at = await offered('')
    const { ask } = crownhead({ origin: at.service.origin })
    const { game } = await ask('create', { body: { creator: { name: 'Amara', seat: 'black' }, noShow: 'loss' } })
    expect((await at.otis.types(`show ${game.id}`)).out).toContain(' A side whose first move never comes loses.\n')
  })

  test.each([
    ['--draw-offers-from 1', 'drawOffersFrom: must be at least 2'],
    ['--draw-offers-from soon', 'drawOffersFrom: must be a number'],
    ['--engines perhaps', 'engines: must be one of allowed, not-allowed'],
  ])('%s is refused by the service, which says why', async (options, why) => {
    await using at = await offered(options)
    expect(at).toMatchObject({ code: 1, error: expect.stringContaining(why) })
  })

  test('hold for all games of a tournament', async () => {
    await using service = await served()
    await using club = await person(service.origin)
    const sheet = ['name,email', 'Amara,', 'Otis,']
    const made = await club.types(`order - --json ${AGREED}`, sheet, { env: { CROWNHEAD_KEY: KEYS.club } })
    expect(made).toMatchObject({ code: 0, error: '' })
    const [game] = (JSON.parse(made.out) as { games: readonly { id: string }[] }).games
    expect((await club.types(`show ${game?.id}`)).out).toContain(`\n${TERMS}\n`)
  })
})
