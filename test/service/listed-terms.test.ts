import { describe, expect, test } from 'vitest'
import type { Terms } from '../../shared/game/model/terms.ts'
import { LISTED_TERMS, LISTED_TERM_NAMES, type ListedTerms, offeredIn } from '../../shared/game/model/listed-terms.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { refusalText } from '../../shared/texts/index.ts'
import { listedTermTexts } from '../../shared/texts/sentences/listed-terms-text.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'
import { textsFor } from '../harness/words.ts'
import { ENGLISH, gameOf, openGame, written } from '../email/games.ts'
import {
  PEER,
  act,
  ask,
  begun,
  idOf,
  invitationOf,
  newGame,
  playOut,
  stand as pageStand,
  wholePage,
} from '../pages/stand.ts'
import { stand, tokenOf } from './stand.ts'

const AGREED = {
  drawOffersFrom: 40,
  engines: 'not-allowed',
  tables: 'allowed',
} as const satisfies Required<ListedTerms>
const CREATOR = { creator: { name: 'Amara', seat: 'black' } } as const

describe('the API', () => {
  test('shows the terms that were agreed', async () => {
    const { ask: request } = stand()
    const { status, body } = await request('POST', '/v1/games', { body: { ...CREATOR, ...AGREED } })
    expect([status, body.game]).toMatchObject([201, AGREED])
    const { body: shown } = await request('GET', `/v1/games/${body.game.id}`)
    expect(shown).toMatchObject(AGREED)
  })

  test('shows none where nothing was agreed', async () => {
    const { ask: request } = stand()
    const { body } = await request('POST', '/v1/games', { body: CREATOR })
    for (const name of LISTED_TERM_NAMES) expect(body.game).not.toHaveProperty(name)
  })

  test.each([
    [{ drawOffersFrom: 1 }, 'drawOffersFrom'],
    [{ drawOffersFrom: 501 }, 'drawOffersFrom'],
    [{ drawOffersFrom: '40' }, 'drawOffersFrom'],
    [{ engines: 'perhaps' }, 'engines'],
    [{ engines: null }, 'engines'],
  ])('refuses %j', async (terms, path) => {
    const { ask: request } = stand()
    const { status, body } = await request('POST', '/v1/games', { body: { ...CREATOR, ...terms } })
    expect([status, body.issues.map((each) => each.path)]).toEqual([400, [path]])
  })

  test('refuses a draw offer before its move, by itself and with a move, and says from which move on', async () => {
    const { begin, ask: request } = stand()
    const game = await begin({ ...CREATOR, opponent: { name: 'Joost' }, ...AGREED })
    const token = tokenOf(game, 'creator')
    const path = `/v1/games/${game.body.game.id}`
    const detail = 'No draw may be offered before move 40.'
    for (const [route, body] of [
      ['actions', { type: 'offer-draw', ply: 0 }],
      ['moves', { ply: 0, move: '11-15', offerDraw: true }],
    ] as const)
      expect(await request('POST', `${path}/${route}`, { token, body })).toMatchObject({
        status: 409,
        body: { code: 'not-yet', drawsFrom: 40, detail },
      })
  })

  test('writes them as tags of the PDN', async () => {
    const at = pageStand()
    const { creator } = await begun(at, { drawOffersFrom: '40', engines: 'not-allowed', tables: 'allowed' })
    const loaded = await loadGame(at.service.games, idOf(creator))
    expect(loaded?.game.terms).toMatchObject(AGREED)
    const response = await answerApi(at.service, {
      method: 'GET',
      path: `/v1/games/${idOf(creator)}.pdn`,
      query: {},
      headers: {},
      from: PEER,
      body: '',
      receivedAt: at.clock.now,
    })
    for (const name of LISTED_TERM_NAMES)
      expect(response.body).toContain(`[${LISTED_TERMS[name].tag} "${AGREED[name]}"]`)
  })
})

describe('orders of many games', () => {
  const make = async (order: object): Promise<readonly Terms[]> => {
    const { ask: request, service, clock } = mailWorld()
    const { body } = await request('POST', '/v1/games/bulk', KEYS.club, order, {
      'idempotency-key': 'an-order-of-terms-1',
    })
    const answer = body as unknown as { order: { id: string }; games: readonly { id: string; second?: string }[] }
    expect(await makeOrder(service, answer.order.id, clock.now, () => true)).toBe(true)
    const loaded = await Promise.all(answer.games.map(({ id }) => loadGame(service.games, id)))
    return loaded.flatMap((each) => (each ? [each.game.terms] : []))
  }

  test('a round robin has them in each game', async () => {
    const terms = await make({
      players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      roundRobin: 'single',
      ...AGREED,
    })
    expect(terms).toMatchObject([AGREED, AGREED, AGREED])
  })

  test('listed games have each its own', async () => {
    const terms = await make({ games: [{ ...CREATOR, ...AGREED }, { ...CREATOR, engines: 'allowed' }, CREATOR] })
    expect(terms.map(({ drawOffersFrom, engines }) => [drawOffersFrom, engines])).toEqual([
      [40, 'not-allowed'],
      [undefined, 'allowed'],
      [undefined, undefined],
    ])
  })
})

describe('the pages', () => {
  const FIELDS = { drawOffersFrom: '40', engines: 'not-allowed', tables: 'allowed' }

  test('the form has their fields, and an invitation and the board show them', async () => {
    const at = pageStand()
    const form = (await ask(at, '/')).body
    for (const name of LISTED_TERM_NAMES) expect(form).toContain(`name="${name}"`)
    const creator = await newGame(at, FIELDS)
    const invitation = invitationOf((await ask(at, creator)).body)
    const invited = (await ask(at, invitation)).body
    expect(invited).toContain(
      'No draw may be offered before move 40. Engines are not allowed. Wins and draws can be claimed by the endgame table.',
    )
    const { opponent } = await begun(at, FIELDS)
    const page = await wholePage(at, opponent)
    expect(page).toContain('<dd>No draw may be offered before move 40</dd>')
    expect(page).toContain('<dd>Engines are not allowed</dd>')
    expect(page).not.toContain('value="offer-draw"')
    expect(await wholePage(at, (await begun(at)).opponent)).toContain('value="offer-draw"')
  })

  test.each(LANGUAGES)('the panel about a draw says before which move none may be offered, in %s', async (language) => {
    const at = pageStand()
    const panel = async (seat: string): Promise<string> =>
      (await ask(at, `${seat}?panel=draw`, { headers: { 'accept-language': language } })).body
    const why = refusalText(textsFor(language), { code: 'not-yet', drawsFrom: 2 })
    const { creator, opponent } = await begun(at, { drawOffersFrom: '2' })
    for (const seat of [creator, opponent]) expect(await panel(seat)).toContain(why)
    await playOut(at, [opponent, creator], ['11-15', '22-18'])
    expect(await panel(creator)).toContain(why)
    expect(await panel(opponent)).not.toContain(why)
    await act(at, opponent, 'offer-draw', { ply: '2' })
    for (const seat of [creator, opponent]) expect(await panel(seat)).not.toContain(why)
    const { opponent: free } = await begun(at)
    expect(await panel(free)).not.toContain(why)
  })

  test.each(LANGUAGES)('the score sheet has what was agreed, and no more, in %s', async (language) => {
    const at = pageStand()
    const { terms } = textsFor(language)
    const sheet = async (fields: Readonly<Record<string, string>>): Promise<string> => {
      const { creator } = await begun(at, fields)
      return (await ask(at, `/g/${idOf(creator)}/sheet`, { headers: { 'accept-language': language } })).body
    }
    const both = await sheet(FIELDS)
    for (const [label, text] of listedTermTexts({ terms }, AGREED)) {
      expect(both).toContain(`<dt>${label}</dt>`)
      expect(both).toContain(`<dd>${text}</dd>`)
    }
    const none = await sheet({})
    for (const name of LISTED_TERM_NAMES) expect(none).not.toContain(terms[name].label)
  })

  test('a number outside its bounds is explained beside the field', async () => {
    const at = pageStand()
    for (const drawOffersFrom of ['1', '501', 'x', '-3']) {
      const { status, body } = await ask(at, '/', {
        form: {
          key: 'k'.repeat(22),
          timeZone: '',
          name: 'Joost',
          seat: 'white',
          rules: 'english',
          clock: 'relaxed',
          drawOffersFrom,
        },
      })
      expect([status, body.includes('id="drawOffersFrom-fault"')]).toEqual([400, true])
      expect(body).toContain('Enter the number of a move, from 2 to 500.')
    }
  })

  test('a rematch and the second game of a match inherit them', async () => {
    const at = pageStand()
    const { creator, opponent } = await begun(at, { ...FIELDS, match: 'together' })
    const first = await loadGame(at.service.games, idOf(creator))
    const second = await loadGame(at.service.games, first?.game.terms.match?.other ?? '')
    expect(second?.game.terms).toMatchObject({ ...AGREED, match: { part: 2 } })
    await playOut(at, [opponent, creator], ['11-15'])
    await act(at, creator, 'resign', { ply: '1' })
    for (const seat of [creator, opponent]) await act(at, seat, 'rematch', { ply: '1' })
    const over = await loadGame(at.service.games, idOf(creator))
    const next = over?.game.status === 'finished' ? over.game.after.next : undefined
    const rematch = await loadGame(at.service.games, next ?? '')
    expect(rematch?.game.terms).toMatchObject(AGREED)
  })
})

describe('emails', () => {
  test.each(LANGUAGES)('tell both players what was agreed, in %s', (locale) => {
    const terms = { ...ENGLISH, ...AGREED }
    const plain = written('creator', { kind: 'joined' }, gameOf(), { locale }).text
    const told = written('creator', { kind: 'joined' }, gameOf({ terms }), { locale }).text
    const invitation = written('creator', { kind: 'offered' }, openGame({ terms }), { locale }).text
    expect(plain).not.toMatch(/\b40\b/)
    for (const text of [told, invitation]) expect(text).toMatch(/\b40\b/)
  })
})

test('a term that this release only reads is not offered', () => {
  const term = { kind: 'number', least: 1, most: 9, tag: 'Term' } as const
  expect(offeredIn({ now: term, later: { ...term, isOnlyRead: true } })).toEqual(['now'])
})
