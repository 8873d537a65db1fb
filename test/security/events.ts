import type { TournamentCommand } from '../../shared/tournament/model/tournament-commands.ts'
import { TOURNAMENT_RETENTION } from '../../shared/tournament/model/tournament-limits.ts'
import type { EntrantNumber } from '../../shared/tournament/model/words.ts'
import { makeEmailProof } from '../../shared/service/credentials/email-proof.ts'
import type { TournamentId } from '../../shared/service/ports/tournaments/tournament-key.ts'
import {
  type TournamentPurpose,
  mintTournamentToken,
} from '../../shared/service/tournaments/links/tournament-tokens.ts'
import { drawsFor } from '../../shared/service/tournaments/record/board-draws.ts'
import { handleTournament } from '../../shared/service/tournaments/record/handle-tournament.ts'
import { loadTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { KEYS } from '../harness/api-keys.ts'
import { TERMS } from '../service/tournaments/event-terms.ts'
import { type Games, NOW, addressOf } from './games.ts'

const EVENTS = ['open event', 'running event', 'another event'] as const
export type EventName = (typeof EVENTS)[number]

export const eventId = (name: EventName): TournamentId => name.replaceAll(/\W/g, '').padEnd(12, '0').slice(0, 12)

const contactOf = (name: string): string => `${name.toLowerCase()}000000`.slice(0, 10)
const person = (name: string) => ({ name, contact: contactOf(name) })

/** Bo has no address; all others have one. The first two accept, and the others do not answer. */
const ENTRANTS = ['Amara', 'Joost', 'Zoe', 'Bo'].map(person)
const [AMARA, JOOST, ZOE, BO] = [1, 2, 3, 4] as const

const SECRETARY = { role: 'secretary' } as const
const SERVICE = { role: 'service' } as const

/** The commands that make an event: it is sent, it has a deputy, and two players have accepted. */
const founding = (name: EventName): readonly TournamentCommand[] => [
  {
    type: 'found',
    by: SECRETARY,
    terms: { ...TERMS, entry: { open: true, waitingList: true, limit: 6 } },
    salt: `salt of ${name}`,
    secretary: person('Sam'),
    entrants: ENTRANTS,
  },
  { type: 'confirm', by: SERVICE },
  { type: 'send', by: SECRETARY },
  { type: 'appoint-deputy', by: SECRETARY, ...person('Dee') },
  { type: 'accept-deputy', by: { role: 'deputy' } },
  ...[AMARA, JOOST].map((number) => ({ type: 'accept', by: { role: 'invitee', number }, draws: [] }) as const),
]

/** A service with events besides its games. */
export type Events = Games & {
  readonly give: (name: EventName, command: TournamentCommand, at?: number) => Promise<void>
  readonly mintFor: (name: EventName, purpose: TournamentPurpose, number?: EntrantNumber) => Promise<string>
}

/** Returns the service with events in which every kind of link is valid. */
export const withEvents = async (games: Games): Promise<Events> => {
  const { tournaments, contacts, chance, signer } = games.service
  const load = async (name: EventName) => {
    const loaded = await loadTournament(tournaments, eventId(name))
    if (!loaded) throw new Error(name)
    return loaded.tournament
  }
  const give: Events['give'] = async (name, command, at = NOW) => {
    const handled = await handleTournament(tournaments, eventId(name), () => command, at)
    if (handled.kind !== 'done') throw new Error(`${name}: ${command.type} is ${JSON.stringify(handled)}`)
  }
  for (const name of EVENTS) {
    for (const command of founding(name)) await give(name, command)
    for (const each of ['Sam', 'Dee', 'Amara', 'Joost', 'Zoe'])
      await contacts.add(eventId(name), contactOf(each), { email: addressOf(each), confirmed: true })
  }
  const draws = drawsFor(chance, await load('running event'), { type: 'start' })
  await give('running event', { type: 'start', by: SECRETARY, draws })
  const mintFor: Events['mintFor'] = async (name, purpose, number) =>
    mintTournamentToken(signer, { purpose, ...(number !== undefined && { number }) }, eventId(name), await load(name))
  return { ...games, give, mintFor }
}

/** What a request proves its rights in an event with. `event`: the one whose id stands in the path. */
export type EventCredential = {
  readonly event: EventName
  readonly token: string | undefined
  /** The instant when its requests are made; undefined: at the matrix's usual time. */
  readonly at?: number
}

type Hold = (events: Events) => Promise<EventCredential>

const linkIn =
  (event: EventName, purpose: TournamentPurpose, number?: EntrantNumber): Hold =>
  async ({ mintFor }) => ({ event, token: await mintFor(event, purpose, number) })

const emailed =
  (name: string): Hold =>
  async ({ mintFor, service }) => {
    const token = await mintFor('open event', 'emailed-invitation', ZOE)
    return { event: 'open event', token: `${token}.${makeEmailProof(service.signer, token, addressOf(name))}` }
  }

/** Every kind of credential, in the order of the table. */
export const EVENT_CREDENTIALS: Readonly<Record<string, Hold>> = {
  'secretary, open event': linkIn('open event', 'secretary'),
  'secretary, running event': linkIn('running event', 'secretary'),
  deputy: linkIn('running event', 'deputy'),
  'player, open event': linkIn('open event', 'player', AMARA),
  'player, running event': linkIn('running event', 'player', AMARA),
  'invitation of a person without an address': linkIn('open event', 'invitation', BO),
  'emailed invitation, with the mailbox’s mark': emailed('Zoe'),
  'open entry': linkIn('open event', 'entry'),
  'emailed invitation without its mark': linkIn('open event', 'emailed-invitation', ZOE),
  'emailed invitation, with the mark of another address': emailed('Joost'),
  'stop (player)': linkIn('open event', 'silence', AMARA),
  'stop (secretary)': linkIn('open event', 'secretary-silence'),
  'stop (deputy)': linkIn('open event', 'deputy-silence'),
  none: async () => ({ event: 'open event', token: undefined }),
  garbage: async () => ({ event: 'open event', token: 'garbage' }),
  forged: async ({ mintFor }) => ({
    event: 'open event',
    token: `${(await mintFor('open event', 'secretary')).slice(0, 16)}${'A'.repeat(32)}`,
  }),
  'of another event': async ({ mintFor }) => ({
    event: 'open event',
    token: (await mintFor('another event', 'secretary')).replace(eventId('another event'), eventId('open event')),
  }),
  'for another event': async ({ mintFor }) => ({
    event: 'open event',
    token: await mintFor('another event', 'secretary'),
  }),
  'of a seat': async ({ mint }) => ({ event: 'open event', token: await mint('begun', 'creator') }),
  'API key with every scope': async () => ({ event: 'open event', token: KEYS.club }),
  'unknown key': async () => ({ event: 'open event', token: KEYS.unknown }),
  rotated: async ({ mintFor, give }) => {
    const token = await mintFor('open event', 'player', AMARA)
    await give('open event', { type: 'rotate-link', by: { role: 'player', number: AMARA } })
    return { event: 'open event', token }
  },
  'used invitation': linkIn('open event', 'invitation', AMARA),
  'invitation of a deputy': async ({ mintFor, give }) => {
    await give('open event', { type: 'appoint-deputy', by: SECRETARY, ...person('Pat') })
    return { event: 'open event', token: await mintFor('open event', 'deputy-invitation') }
  },
  'used invitation of a deputy': async ({ mintFor, give }) => {
    await give('open event', { type: 'appoint-deputy', by: SECRETARY, ...person('Pat') })
    const token = await mintFor('open event', 'deputy-invitation')
    await give('open event', { type: 'accept-deputy', by: { role: 'deputy' } })
    return { event: 'open event', token }
  },
  'dismissed deputy': async ({ mintFor, give }) => {
    const token = await mintFor('running event', 'deputy')
    await give('running event', { type: 'dismiss-deputy', by: SECRETARY })
    return { event: 'running event', token }
  },
  'long over': async ({ mintFor, give }) => {
    await give('running event', { type: 'cancel', by: SECRETARY, reason: 'Rain.' })
    const token = await mintFor('running event', 'secretary')
    return { event: 'running event', token, at: NOW + TOURNAMENT_RETENTION.finished }
  },
}
