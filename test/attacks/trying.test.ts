import { describe, expect, test } from 'vitest'
import { ANALYSIS_LIMITS } from '../../shared/game/limits/bounds.ts'
import { act, ask, begun, idOf, locationOf, playOut, stand, wholePage } from '../pages/stand.ts'

const SECRET = '22-18.15x22.25x18.12-16'

const world = async () => {
  const at = stand()
  const { creator: white, opponent: black } = await begun(at)
  await playOut(at, [black, white], ['11-15'])
  return { at, white, black }
}

const keep = { ply: '1', tree: SECRET, at: '2', do: 'keep' }

const HOSTILE: readonly (readonly [string, string])[] = [
  ['what is no line', '<script>alert(1)</script>'],
  ['moves that are illegal', '22-18.1-2'],
  ['a move of the other side', '9-14'],
  ['a line that shares more than there is', '22-18_9.15x22'],
  ['the same line twice', '22-18_0.22-18'],
  ['half of a character', '\ud800'],
  ['nulls', '\0\0'],
  ['too many moves', '22-18_0.'.repeat(200)],
  ['too much text', '2'.repeat(ANALYSIS_LIMITS.maxLength + 1)],
  ['the largest text', '22-18.'.repeat(341)],
]

describe('an analysis that is not valid', () => {
  test.each(HOSTILE)('%s is refused by each route, and nothing is stored', async (_what, tree) => {
    const { at, black } = await world()
    const query = new URLSearchParams({ ply: '1', tree, at: '1' })
    for (const path of [black, `/g/${idOf(black)}`]) {
      const { status, body } = await ask(at, `${path}/try?${query}`)
      expect([status, body.includes('role="alert"')]).toEqual([400, true])
      expect(body).not.toContain('<script>alert')
    }
    for (const action of ['keep', 'plan', 'whole'])
      expect((await ask(at, `${black}/try`, { form: { ...keep, tree, do: action } })).status).toBe(400)
    expect((await ask(at, `${black}/try`)).body).not.toContain('value="keep"')
  })

  test.each([
    ['another act', { ...keep, do: 'resign' }],
    ['no act', { ply: '1', tree: SECRET }],
    ['no lines', { ply: '1', do: 'keep' }],
    ['no ply', { tree: SECRET, do: 'keep' }],
    ['a ply that is none', { ...keep, ply: '-1' }],
    ['a ply to come', { ...keep, ply: '7' }],
    ['a field more', { ...keep, name: 'x' }],
    ['a place to plan that ends in a move of the other side', { ...keep, at: '1', do: 'plan' }],
    ['no place to plan', { ...keep, at: '999', do: 'plan' }],
  ])('a form with %s is refused', async (_what, form) => {
    const { at, black } = await world()
    expect((await ask(at, `${black}/try`, { form })).status).toBe(400)
  })

  test.each(['ply=7', 'ply=x', 'ply=99999'])('a position that never was, %s, is not found', async (query) => {
    const { at, black } = await world()
    expect((await ask(at, `${black}/try?${query}`)).status).toBe(404)
  })

  test('a page with the most lines stays below 43,000 characters', async () => {
    const { at, black } = await world()
    const { body } = await ask(at, `${black}/try?ply=1&tree=${SECRET}&at=999&from=999&way=9x9&flip=7`)
    expect(body.length).toBeLessThan(43_000)
  })
})

describe('the analysis of one seat', () => {
  const SECRETS = ['25x18', '12-16', SECRET]

  test('is on no page of another reader, nor in the API', async () => {
    const { at, white, black } = await world()
    await ask(at, `${black}/try`, { form: keep })
    await ask(at, `${black}/try`, { form: { ...keep, at: '4', do: 'plan' } })
    const others = [white, `${white}/try`, `/g/${idOf(white)}`, `/g/${idOf(white)}/try`, `${white}/settings`]
    for (const path of others) {
      const page = await wholePage(at, path)
      expect(SECRETS.filter((secret) => page.includes(secret))).toEqual([])
    }
    expect((await ask(at, `${black}/try`)).body).toContain('25x18')
  })

  test.each(['/try', '/try?flip=1', '/try?ply=0', `/try?ply=1&tree=${SECRET}&at=2`])(
    'is not changed by a GET of %s',
    async (path) => {
      const { at, black } = await world()
      await ask(at, `${black}/try`, { form: keep })
      const before = (await ask(at, `${black}/try`)).body
      await ask(at, `${black}${path}`)
      await ask(at, `${black}${path}`, { method: 'HEAD' })
      expect((await ask(at, `${black}/try`)).body).toBe(before)
    },
  )

  test('is stored by no link but its own', async () => {
    const { at, white, black } = await world()
    const tampered = `${black.slice(0, -1)}${black.endsWith('A') ? 'B' : 'A'}`
    for (const path of ['/p/nothing', tampered])
      expect([(await ask(at, `${path}/try`)).status, (await ask(at, `${path}/try`, { form: keep })).status]).toEqual([
        404, 404,
      ])
    expect((await ask(at, `/g/${idOf(white)}/try`, { form: keep })).status).toBe(405)
    expect((await ask(at, `${black}/try`, { form: keep, headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    )
    await ask(at, `${white}/try`, { form: { ...keep, tree: '23-19' } })
    expect((await ask(at, `${black}/try`)).body).not.toContain('23-19')
  })

  test('stays with the seat when the link is replaced, and is deleted when its holder is forgotten', async () => {
    const { at, black } = await world()
    await ask(at, `${black}/try`, { form: keep })
    const rotated = locationOf(await ask(at, `${black}/rotate`, { form: {} }))
    expect((await ask(at, `${rotated}/try`)).body).toContain('25x18')
    await act(at, rotated, 'forget-me', { ply: '1' })
    expect((await ask(at, `${rotated}/try`)).body).not.toContain('25x18')
  })
})
