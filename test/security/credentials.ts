import { RETENTION } from '../../shared/game/limits/bounds.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import { addPreviousAddress } from '../../shared/service/notebook/previous-addresses.ts'
import { mailboxAccount, mailboxProof } from '../../shared/service/credentials/mailbox.ts'
import { unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { makeEmailProof } from '../../shared/service/credentials/email-proof.ts'
import { PURPOSE_NAMES, type Purpose } from '../../shared/service/credentials/tokens.ts'
import { KEYS } from '../harness/api-keys.ts'
import { type GameName, type Games, NOW, addressOf } from './games.ts'

/** What a request proves its rights with. `game`: the game whose id stands for `{id}` in the path of the request. */
export type Credential = {
  readonly name: string
  readonly game: GameName
  readonly token: string | undefined
  /** The instant when its requests are made; undefined: at the matrix's usual time. */
  readonly at?: Instant
}

/**
 * For each purpose of a link: the game in which it is valid, and its name in the table. A new purpose without a row
 * does not compile.
 */
const LINKS: { readonly [P in Purpose]: readonly [game: GameName, name: string] } = {
  creator: ['begun', 'creator'],
  opponent: ['begun', 'opponent'],
  arbiter: ['begun', 'arbiter'],
  invitation: ['open', 'invitation'],
  'arbiter-invitation': ['named', 'invitation (arbiter)'],
  'emailed-invitation': ['named', 'emailed invitation without its mark'],
  'emailed-arbiter-invitation': ['named', 'emailed invitation (arbiter) without its mark'],
  'creator-anew': ['creator lost', 'lost seat (creator)'],
  'opponent-anew': ['opponent lost', 'lost seat (opponent)'],
  'creator-silence': ['begun', 'stop (creator)'],
  'opponent-silence': ['begun', 'stop (opponent)'],
  'arbiter-silence': ['begun', 'stop (arbiter)'],
  'creator-undo': ['begun', 'take back (creator)'],
  'opponent-undo': ['begun', 'take back (opponent)'],
  'arbiter-undo': ['begun', 'take back (arbiter)'],
  'creator-calendar': ['begun', 'calendar (creator)'],
  'opponent-calendar': ['begun', 'calendar (opponent)'],
}

/** Returns an invitation as it was emailed to this address. */
const emailedInvitation =
  (to: 'opponent' | 'arbiter', address: string) =>
  async ({ mint, service }: Games): Promise<Omit<Credential, 'name'>> => {
    const token = await mint('named', to === 'opponent' ? 'emailed-invitation' : 'emailed-arbiter-invitation')
    return { game: 'named', token: `${token}.${makeEmailProof(service.signer, token, address)}` }
  }

/**
 * Credentials that open nothing, or little. Each gets games of its own, and may first change its game so that the
 * credential becomes stale.
 */
const STALE: Readonly<Record<string, (games: Games) => Promise<Omit<Credential, 'name'>>>> = {
  none: async () => ({ game: 'begun', token: undefined }),
  garbage: async () => ({ game: 'begun', token: 'garbage' }),
  forged: async ({ mint }) => ({
    game: 'begun',
    token: `${(await mint('begun', 'creator')).slice(0, 14)}${'A'.repeat(32)}`,
  }),
  'watching (the id)': async ({ id }) => ({ game: 'begun', token: id('begun') }),
  'API key': async () => ({ game: 'begun', token: KEYS.holder }),
  'API key with every scope': async () => ({ game: 'begun', token: KEYS.club }),
  'key without the scope': async () => ({ game: 'begun', token: KEYS.bare }),
  'revoked key': async () => ({ game: 'begun', token: KEYS.revoked }),
  'unknown key': async () => ({ game: 'begun', token: KEYS.unknown }),
  'of another game': async ({ mint, id }) => {
    const token = await mint('another game', 'creator')
    return { game: 'begun', token: token.replace(id('another game'), id('begun')) }
  },
  // The token is for an address whose owner has consented to emails.
  'stop everything': async ({ service: { ledger, signer } }) => {
    await ledger.noteStatus(mailboxAccount(signer, addressOf('Amara')), { proven: true }, NOW)
    return { game: 'begun', token: unsubscribeAllToken(signer, addressOf('Amara')) }
  },
  'invitation of a person who was named': async ({ mint }) => ({
    game: 'named',
    token: await mint('named', 'invitation'),
  }),
  'used invitation': async ({ mint }) => ({ game: 'begun', token: await mint('begun', 'invitation') }),
  'used invitation (arbiter)': async ({ mint }) => ({
    game: 'begun',
    token: await mint('begun', 'arbiter-invitation'),
  }),
  rotated: async ({ mint, act }) => {
    const token = await mint('begun', 'creator')
    await act('begun', { type: 'rotate-link', by: 'creator', ply: 0 })
    return { game: 'begun', token }
  },
  reseated: async ({ mint, act }) => {
    const token = await mint('opponent lost', 'opponent')
    const guest = { name: 'Zoe', contact: 'zoe0000000' }
    await act('opponent lost', { type: 'reseat', seat: 'opponent', player: guest }, NOW)
    return { game: 'opponent lost', token }
  },
  refused: async ({ mint, act }) => {
    const token = await mint('opponent lost', 'opponent-anew')
    await act('opponent lost', { type: 'veto-reseat', by: 'opponent', ply: 0 })
    return { game: 'opponent lost', token }
  },
  'long over': async ({ mint, act }) => {
    await act('begun', { type: 'resign', by: 'creator', ply: 0 })
    return { game: 'begun', token: await mint('begun', 'creator'), at: NOW + RETENTION.finished }
  },
  'take back, with the mailbox’s mark': async ({ mint, service, id }) => {
    const entry = { game: id('begun'), contact: 'amara00000' }
    await addPreviousAddress(service, entry, { email: 'earlier@draughts.test' }, NOW)
    const mark = mailboxProof(service.signer, entry.game, entry.contact, 'earlier@draughts.test')
    return { game: 'begun', token: `${await mint('begun', 'creator-undo')}.${mark}` }
  },
  'emailed invitation, with the mailbox’s mark': emailedInvitation('opponent', addressOf('Joost')),
  'emailed invitation (arbiter), with the mailbox’s mark': emailedInvitation('arbiter', addressOf('Ada')),
  'emailed invitation, with the mark of a former address': emailedInvitation('opponent', addressOf('Zoe')),
  'creator with another mailbox’s mark': async ({ mint, service, id }) => {
    const mark = mailboxProof(service.signer, id('begun'), 'amara00000', 'earlier@draughts.test')
    return { game: 'begun', token: `${await mint('begun', 'creator')}.${mark}` }
  },
}

export type Holding = { readonly name: string; readonly hold: (games: Games) => Promise<Credential> }

/** Every kind of credential, in the order of the table. */
export const CREDENTIALS: readonly Holding[] = [
  ...PURPOSE_NAMES.map((purpose) => {
    const [game, name] = LINKS[purpose]
    return { name, hold: async ({ mint }: Games) => ({ name, game, token: await mint(game, purpose) }) }
  }),
  ...Object.entries(STALE).map(([name, make]) => ({
    name,
    hold: async (games: Games) => ({ name, ...(await make(games)) }),
  })),
]
