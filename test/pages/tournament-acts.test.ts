import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import type { Actor } from '../../shared/tournament/model/words.ts'
import { resultOfBoard } from '../../shared/tournament/standings/board-result.ts'
import { possibleTournamentActs } from '../../shared/tournament/possible-tournament-acts.ts'
import {
  acceptEvent,
  begunEvent,
  foundEvent,
  invitationTo,
  mailedPath,
  press,
  resignBoard,
  sentEvent,
  tournamentAt,
} from './event-stand.ts'
import { type Stand, act, actsOf, ask, locationOf, stand } from './stand.ts'

/** Forms and links that stand for an act without naming it. */
const OTHER_WAYS = [
  [/action="[^"]*\/send"/, 'send'],
  [/action="[^"]*\/invite"/, 'invite'],
  [/href="[^"]*\/terms"/, 'change'],
  [/action="[^"]*\/decline"/, 'decline'],
  [/<select id="board" name="board"/, 'rule'],
] as const

const actsIn = (page: string): readonly string[] => [
  ...[...page.matchAll(/name="type" value="([^"]*)"/g)].map(([, type = '']) => type),
  ...OTHER_WAYS.flatMap(([form, type]) => (form.test(page) ? [type] : [])),
]

/** Returns the acts that a page offers, with the acts of each player opened. */
const offered = async (at: Stand, path: string): Promise<readonly string[]> => {
  const { body } = await ask(at, path)
  const opened = await Promise.all(
    [...body.matchAll(/\?acts=(\d+)/g)].map(async ([, number]) => (await ask(at, `${path}?acts=${number}`)).body),
  )
  return [...new Set([body, ...opened].flatMap(actsIn))].toSorted()
}

/** Returns the acts that the core would accept from somebody. */
const possible = async (at: Stand, path: string, by: Actor): Promise<readonly string[]> =>
  [...possibleTournamentActs(await tournamentAt(at, path), by, at.clock.now)].toSorted()

const SECRETARY = { role: 'secretary' } as const
const DEPUTY = { role: 'deputy' } as const
const player = (number: number) => ({ role: 'player', number }) as const

const expectSame = async (at: Stand, path: string, by: Actor): Promise<void> => {
  expect([path.slice(0, 3), ...(await offered(at, path))]).toEqual([
    path.slice(0, 3),
    ...(await possible(at, path, by)),
  ])
}

describe('each page offers exactly what the core would accept', () => {
  test('to a secretary before and after the press behind the link in the mailbox, and to whoever is invited', async () => {
    const at = stand()
    const draft = await foundEvent(at, 4)
    // Without the link from the mailbox nothing can be sent, though the core does not know where a press comes from.
    expect(await offered(at, draft.draft)).not.toContain('send')
    expect(await offered(at, await mailedPath(at, draft.secretary, 'o'))).toContain('send')
    const event = await sentEvent(at, 4)
    await expectSame(at, event.page, SECRETARY)
    const entrant = await acceptEvent(at, event, 1)
    await expectSame(at, event.page, SECRETARY)
    await expectSame(at, entrant, player(1))
    const invitation = await invitationTo(at, event, 4)
    expect([...(await offered(at, invitation)), 'accept'].toSorted()).toEqual(
      (await possible(at, invitation, { role: 'invitee', number: 4 })).filter(
        (act) => act === 'accept' || act === 'decline',
      ),
    )
  })

  test('to secretary, deputy and players of an event that runs, is paused and ends', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const give = (form: Readonly<Record<string, string>>) => press(at, `${event.page}/act`, form)
    const pages: (readonly [string, Actor])[] = [
      [event.page, SECRETARY],
      ...event.entrants.map((path, place): readonly [string, Actor] => [path, player(place + 1)]),
    ]
    const same = async () => {
      for (const [path, by] of pages) await expectSame(at, path, by)
    }
    await same()
    await give({ type: 'appoint-deputy', name: 'Dee', email: 'dee@draughts.test', locale: 'en' })
    const deputy = await mailedPath(at, 'dee@draughts.test', 'o')
    pages.push([deputy, DEPUTY])
    await same()
    await press(at, `${deputy}/act`, { type: 'accept-deputy' })
    await give({ type: 'pause', until: '2026-12-05', timeZone: '' })
    await same()
    await give({ type: 'resume' })
    await give({ type: 'rule', board: '1', result: 'draw', reason: 'Agreed.' })
    await press(at, `${event.entrants[1]}/act`, { type: 'withdraw' })
    await same()
    for (const board of (await tournamentAt(at, event.page)).boards)
      if (resultOfBoard(board) === undefined) await resignBoard(at, event.page, board.number, 'creator')
    expect((await tournamentAt(at, event.page)).status).toBe('finished')
    await same()
    at.clock.now += 40 * DAY
    await same()
  }, 20_000)

  test('an act that was refused leaves what was typed in its form, and says why', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const warned = await ask(at, `${event.page}/act`, { form: { type: 'warn', player: '2', reason: '' } })
    expect(warned.status).toBe(400)
    const until = '2028-12-05'
    const long = await ask(at, `${event.page}/act`, { form: { type: 'pause', until, timeZone: '' } })
    expect([long.status, long.body.includes(`value="${until}"`), long.body.includes('id="pause-until-fault"')]).toEqual(
      [422, true, true],
    )
    const taken = await ask(at, `${event.page}/act`, { form: { type: 'remove', player: '1' } })
    expect([taken.status, taken.body.includes('role="alert"')]).toEqual([409, true])
    expect((await ask(at, `${event.page}/act`, { form: { type: 'nothing' } })).status).toBe(400)
  })

  test('who asks the arbiter for a move count is among what waits for the secretary, who answers at the board', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const seat = /href="(\/p\/[\w-]+)"/.exec((await ask(at, event.entrants[0] ?? '')).body)?.[1] ?? ''
    expect((await act(at, seat, 'ask-count')).status).toBe(303)
    const [, path = ''] =
      /asks for a move count<\/b>.*?href="(\/p\/[\w-]+)"/s.exec((await ask(at, event.page)).body) ?? []
    expect(await actsOf(at, path)).toContain('grant-count')
  })
})

test('whoever opens the invitation in their mailbox once more is led to their page, as the answer may have been lost', async () => {
  const at = stand()
  const event = await sentEvent(at, 4)
  const accepted = await acceptEvent(at, event, 1)
  const again = await ask(at, await invitationTo(at, event, 1))
  expect([again.status, locationOf(again)]).toEqual([303, accepted])
  // An invitation that was passed on gives its link once.
  await acceptEvent(at, event, 4)
  expect((await ask(at, await invitationTo(at, event, 4))).status).toBe(410)
})
