import { DAY } from '../../shared/game/model/words.ts'
import {
  acceptEvent,
  begunEvent,
  foundEvent,
  invitationTo,
  mailedPath,
  press,
  resignBoard,
  sentEvent,
} from '../../test/pages/event-stand.ts'
import { type Stand, ask } from '../../test/pages/stand.ts'
import { oncePerStand } from './played-games.ts'

type State = (at: Stand) => Promise<string>

/** Makes something as if it had been done so many days ago. */
const daysAgo = async <T>(at: Stand, days: number, make: () => Promise<T>): Promise<T> => {
  const { now } = at.clock
  at.clock.now -= days * DAY
  const made = await make()
  at.clock.now = now
  return made
}

const draft = oncePerStand((at) => foundEvent(at, 6))

/** An event in which two have accepted and one has declined. */
const invited = oncePerStand(async (at) => {
  const event = await sentEvent(at, 7, { closes: '2026-12-01', ownRules: 'Be kind.\n\nAnswer within the week.' })
  const [player] = await Promise.all([1, 4].map((number) => acceptEvent(at, event, number)))
  await ask(at, `${await invitationTo(at, event, 5)}/decline`, { form: {} })
  return { ...event, player: player ?? '' }
})

const openEntry = oncePerStand((at) => sentEvent(at, 0, { entry: 'open', approval: '1', title: 'Open Autumn Cup' }))

const entryPath = async (at: Stand): Promise<string> =>
  /\/j\/[\w-]+/.exec((await ask(at, (await openEntry(at)).table)).body)?.[0] ?? ''

/** An event that began nine days ago: some games are over, some are late, one player has left and one is warned. */
const running = oncePerStand((at) =>
  daysAgo(at, 9, async () => {
    const event = await begunEvent(at, 6, { format: 'two-game' })
    const { page, entrants } = event
    const act = (form: Readonly<Record<string, string>>) => press(at, `${page}/act`, form)
    await act({ type: 'appoint-deputy', name: 'Ines Rocha', email: 'ines@draughts.test', locale: 'en' })
    await press(at, `${await mailedPath(at, 'ines@draughts.test', 'o')}/act`, { type: 'accept-deputy' })
    at.clock.now += 2 * DAY
    for (const board of [1, 4, 6, 9]) await resignBoard(at, page, board, 'opponent')
    for (const board of [2, 11]) await resignBoard(at, page, board, 'creator')
    await act({ type: 'rule', board: '13', result: 'draw', reason: 'Agreed by email.' })
    await act({ type: 'warn', player: '3', reason: 'Sent moves twice by email.' })
    await act({ type: 'write', text: 'Half of the games are over. Good luck with the others!' })
    await press(at, `${entrants[5]}/act`, { type: 'withdraw' })
    await press(at, `${entrants[1]}/act`, { type: 'away', days: '10' })
    return event
  }),
)

const finished = oncePerStand((at) =>
  daysAgo(at, 3, async () => {
    const event = await begunEvent(at, 4)
    for (const board of [1, 2, 3, 4]) await resignBoard(at, event.page, board, 'opponent')
    for (const board of [5, 6]) await resignBoard(at, event.page, board, 'creator')
    return event
  }),
)

/** An event whose secretary plays without a deputy, and in which one has not answered. */
const beginning = oncePerStand((at) =>
  daysAgo(at, 5, async () => {
    const event = await sentEvent(at, 4, { plays: '1', title: 'Spring Cup' })
    for (const number of [1, 2, 3]) await acceptEvent(at, event, number)
    return event
  }),
)

/** An event in which a player appeals against a decision: the page of its deputy. */
const appealed = oncePerStand((at) =>
  daysAgo(at, 7, async () => {
    const event = await begunEvent(at, 3)
    await press(at, `${event.page}/act`, { type: 'appoint-deputy', name: 'Ines', email: 'ines@cup.test', locale: 'en' })
    const deputy = await mailedPath(at, 'ines@cup.test', 'o')
    await press(at, `${deputy}/act`, { type: 'accept-deputy' })
    const decision = { type: 'rule', board: '1', result: 'draw', reason: 'Three times the same position.' }
    await press(at, `${event.page}/act`, decision)
    await press(at, `${event.entrants[1]}/act`, { type: 'appeal', board: '1', text: 'It stood there only twice.' })
    return deputy
  }),
)

const teams = oncePerStand(async (at) => {
  const players = ['Hyde Park', 'Accra'].flatMap((team) =>
    ['A', 'B', 'C'].map((name, board) => `${name} of ${team};${team};${board + 1}`),
  )
  const event = await sentEvent(at, 6, { format: 'team-match', players: ['Name;Team;Board', ...players].join('\n') })
  const plain = { ...event, emails: [] }
  for (const number of [1, 2, 3, 4, 5, 6]) await acceptEvent(at, plain, number)
  await press(at, `${event.page}/act`, { type: 'start' })
  await resignBoard(at, event.page, 1, 'opponent')
  return event
})

const sections = oncePerStand((at) =>
  sentEvent(at, 6, {
    title: 'Club championship',
    players: [
      'Name;Section',
      ...['A', 'B'].flatMap((section) => [1, 2, 3].map((n) => `Player ${section}${n};${section}`)),
    ].join('\n'),
  }),
)

const deputyOf: State = async (at) => (await running(at), mailedPath(at, 'ines@draughts.test', 'o'))

/** The pages of tournaments. */
export const TOURNAMENT_STATES = {
  'tournament-new': async () => '/t',
  'tournament-new-open': async () => '/t?entry=open',
  'tournament-draft': async (at: Stand) => (await draft(at)).draft,
  'tournament-ready': async (at: Stand) => mailedPath(at, (await draft(at)).secretary, 'o'),
  'tournament-invited': async (at: Stand) => `${(await invited(at)).page}?acts=2`,
  'tournament-invitation': async (at: Stand) => invitationTo(at, await invited(at), 2),
  'tournament-declining': async (at: Stand) => `${await invitationTo(at, await invited(at), 6)}?answer=decline`,
  'tournament-closed': async (at: Stand) => invitationTo(at, await invited(at), 5),
  'tournament-waiting': async (at: Stand) => (await invited(at)).player,
  'tournament-terms': async (at: Stand) => `${(await openEntry(at)).page}/terms`,
  'tournament-open': async (at: Stand) => (await openEntry(at)).table,
  'tournament-entry': entryPath,
  'tournament-running': async (at: Stand) => (await running(at)).table,
  'tournament-embed': async (at: Stand) => `${(await running(at)).table}/embed`,
  'tournament-embed-dark': async (at: Stand) => `${(await running(at)).table}/embed?theme=dark`,
  'tournament-secretary': async (at: Stand) => (await running(at)).page,
  'tournament-acts': async (at: Stand) => `${(await running(at)).page}?acts=2`,
  'tournament-rule': async (at: Stand) => `${(await running(at)).page}?board=3`,
  'tournament-begin': async (at: Stand) => (await beginning(at)).page,
  'tournament-appeal': appealed,
  'tournament-over': async (at: Stand) => (await finished(at)).page,
  'tournament-over-player': async (at: Stand) => (await finished(at)).entrants[0] ?? '',
  'tournament-deputy': deputyOf,
  'tournament-official-settings': async (at: Stand) => `${(await running(at)).page}/settings`,
  'tournament-player': async (at: Stand) => (await running(at)).entrants[0] ?? '',
  'tournament-player-settings': async (at: Stand) => `${(await running(at)).entrants[0]}/settings`,
  'tournament-finished': async (at: Stand) => (await finished(at)).table,
  'tournament-teams': async (at: Stand) => (await teams(at)).table,
  'tournament-sections': async (at: Stand) => (await sections(at)).table,
  'tournament-stop': async (at: Stand) => mailedPath(at, (await running(at)).emails[0] ?? '', 's'),
} as const satisfies Readonly<Record<string, State>>
