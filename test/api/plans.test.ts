import { describe, expect, test } from 'vitest'
import { act, begun, stand, wholePage } from '../pages/stand.ts'
import { stand as api, tokenOf } from '../service/stand.ts'

type Lines = readonly (readonly string[])[]

type Planned = { readonly what: string; readonly lines: Lines; readonly fault?: number; readonly stored?: Lines }

/**
 * White's conditional moves while Black is to move. `fault` is the index of the first line that is refused; `stored`
 * has the lines as they are stored, if that differs.
 */
const PLANS: readonly Planned[] = [
  { what: 'one move, which nothing answers', lines: [['11-15']] },
  { what: 'a move and its answer', lines: [['11-15', '22-17']] },
  { what: 'several lines', lines: [['11-15', '22-17'], ['9-13', '22-18', '13-17'], ['12-16']] },
  { what: 'another spelling', lines: [['11x15', '22–17']], stored: [['11-15', '22-17']] },
  { what: 'a first move that is White’s', lines: [['22-17']], fault: 0 },
  { what: 'a first move that nobody has', lines: [['11-22']], fault: 0 },
  { what: 'an illegal answer', lines: [['11-15', '22-15']], fault: 0 },
  {
    what: 'an illegal second line',
    lines: [
      ['11-15', '22-17'],
      ['11-15', '11-15'],
    ],
    fault: 1,
  },
  { what: 'an illegal last move', lines: [['9-13', '22-18', '13-18']], fault: 0 },
  { what: 'words', lines: [['11-15'], ['hello']], fault: 1 },
]

const planned = async (lines: Lines) => {
  const { ask: send, begin } = api()
  const made = await begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Bo' } })
  const token = tokenOf(made, 'opponent')
  const answer = await send('POST', `/v1/games/${made.body.game.id}/actions`, {
    token,
    body: { type: 'plan', ply: 0, lines },
  })
  return { answer, seat: await send('GET', '/v1/seat', { token }) }
}

describe('planned replies consist of legal moves from the present position on, at least one', () => {
  test.each(PLANS)('$what', async ({ lines, fault, stored = lines }) => {
    const { answer, seat } = await planned(lines)
    if (fault === undefined) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: `lines.${fault}` }] } })
    expect(seat.body['planned']).toEqual(fault === undefined ? { lines: stored, analysis: [] } : null)
  })

  test.each(PLANS)('$what, on the page', async ({ lines, fault, stored = lines }) => {
    const at = stand()
    const { creator } = await begun(at)
    const answer = await act(at, creator, 'plan', { lines: lines.map((line) => line.join(' ')).join('\n') })
    expect(answer.status).toBe(fault === undefined ? 303 : 400)
    const page = fault === undefined ? await wholePage(at, creator) : answer.body
    for (const line of stored) expect(page).toContain(line.join(' '))
    if (fault !== undefined) expect(page).toContain(`Line ${fault + 1}: `)
  })
})

test('a plan that comes after the deadline is refused, and is not stored', async () => {
  const { ask: send, begin, clock, service } = api()
  const made = await begin({ clock: 'daily', creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Bo' } })
  const savedNames: string[] = []
  const { notebook } = service
  const save: typeof notebook.save = (id, name, ...rest) => (savedNames.push(name), notebook.save(id, name, ...rest))
  Object.assign(service, { notebook: { ...notebook, save } })
  const plan = async () =>
    send('POST', `/v1/games/${made.body.game.id}/actions`, {
      token: tokenOf(made, 'opponent'),
      body: { type: 'plan', ply: 0, lines: [['11-15', '22-17']] },
    })
  expect((await plan()).status).toBe(200)
  expect(savedNames).toEqual([expect.stringMatching(/^plan-[0-9A-Za-z]{10}$/)])
  clock.now += 9 * 86_400_000
  expect((await plan()).body.code).toBe('too-late')
  expect(savedNames).toHaveLength(1)
})
