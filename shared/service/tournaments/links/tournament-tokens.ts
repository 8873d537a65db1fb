import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { BASE62 } from '../../credentials/alphabets.ts'
import { signedText } from '../../credentials/signed-text.ts'
import { equalInConstantTime } from '../../credentials/tokens.ts'
import type { Signer } from '../../ports/signer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'

type PurposeFacts = {
  /** The token's first character, which no seat's token has. The proof covers the purpose. */
  readonly letter: string
  /** Only emails have this link: it is valid together with the mark of the address that the invitation has now. */
  readonly needsMark?: true
  /** Part of the proof, beside the event's salt: when it changes, older links end. Undefined: there is no such person. */
  readonly epoch: (tournament: Tournament, number: EntrantNumber) => string | undefined
}

const OFFICIALS_NUMBER = 0

const epochOf = (tournament: Tournament, number: EntrantNumber): string | undefined => {
  const entrant = entrantOf(tournament, number)
  return entrant && `${entrant.epoch}`
}

/** Returns the contact, so that the link in an old email works although the person's link was replaced. */
const contactOf = (tournament: Tournament, number: EntrantNumber): string | undefined =>
  entrantOf(tournament, number)?.contact

const PURPOSES = {
  secretary: { letter: 'a', epoch: ({ secretary }) => `${secretary.epoch}` },
  deputy: { letter: 'b', epoch: ({ deputy }) => deputy && `${deputy.epoch}` },
  // The secretary, who passes it on, knows it: so it ends when the deputy accepts.
  'deputy-invitation': {
    letter: 'B',
    epoch: ({ deputy }) => (deputy && deputy.acceptedAt === undefined ? deputy.contact : undefined),
  },
  player: { letter: 'h', epoch: epochOf },
  // Whoever gets an email by mistake cannot make the plain invitation out of its link.
  invitation: { letter: 'j', epoch: epochOf },
  'emailed-invitation': { letter: 'm', needsMark: true, epoch: epochOf },
  entry: { letter: 'n', epoch: () => '0' },
  silence: { letter: 'q', epoch: contactOf },
  'secretary-silence': { letter: 't', epoch: ({ secretary }) => secretary.contact },
  'deputy-silence': { letter: 'p', epoch: ({ deputy }) => deputy?.contact },
} as const satisfies Readonly<Record<string, PurposeFacts>>

export type TournamentPurpose = keyof typeof PURPOSES

const FACTS: Readonly<Record<TournamentPurpose, PurposeFacts>> = PURPOSES
// The object literal above has no other keys than its type, so the assertion is safe.
const NAMES = Object.keys(PURPOSES) as readonly TournamentPurpose[]
const BY_LETTER: ReadonlyMap<string, TournamentPurpose> = new Map(NAMES.map((name) => [FACTS[name].letter, name]))

/** Returns whether the link is valid only with the mark of the address to which it was sent. */
export const isOnlyEmailed = (purpose: TournamentPurpose): boolean => FACTS[purpose].needsMark === true

export type TournamentToken = {
  readonly purpose: TournamentPurpose
  readonly key: string
  readonly tournament: TournamentId
  /** The entrant's number; 0 for officials and the open entry. */
  readonly number: EntrantNumber
  readonly proof: string
}

/** Returns whose emails a link stops. Undefined for links that open a page. */
export const holderSilencedBy = ({
  purpose,
  number,
}: Pick<TournamentToken, 'purpose' | 'number'>): Holder | undefined => {
  if (purpose === 'silence') return number
  if (purpose === 'secretary-silence') return 'secretary'
  return purpose === 'deputy-silence' ? 'deputy' : undefined
}

const TOKEN = /^([A-Za-z])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z]{2})([0-9A-Za-z_-]{32})$/

const writtenNumber = (number: EntrantNumber): string =>
  BASE62.charAt(Math.floor(number / BASE62.length)) + BASE62.charAt(number % BASE62.length)

const readNumber = (text: string): EntrantNumber =>
  BASE62.indexOf(text.charAt(0)) * BASE62.length + BASE62.indexOf(text.charAt(1))

/**
 * Parses a token: its purpose (1 character), the id of the signing key (1), the tournament's id (12), the entrant's
 * number (2) and a proof (32 characters of base64url, 192 bits). It is two longer than a seat's, so it is never one.
 * Nothing is verified yet. Undefined for other texts.
 */
export const parseTournamentToken = (text: string): TournamentToken | undefined => {
  const [, letter = '', key = '', tournament = '', number = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = BY_LETTER.get(letter)
  return purpose && { purpose, key, tournament, number: readNumber(number), proof }
}

/** What a link is for, and whose it is. */
export type TournamentLinkOwner = { readonly purpose: TournamentPurpose; readonly number?: EntrantNumber }

/** Returns the text that is signed. It has the event's secret salt, so a token reveals nothing about other events. */
const proven = (
  { purpose, number = OFFICIALS_NUMBER }: TournamentLinkOwner,
  id: TournamentId,
  tournament: Tournament,
): string | undefined => {
  const epoch = FACTS[purpose].epoch(tournament, number)
  return epoch === undefined ? undefined : signedText('tournament link', purpose, id, number, epoch, tournament.salt)
}

/** Makes the token of a link. It is never stored. Throws if there is no such person, which is a bug. */
export const mintTournamentToken = (
  signer: Signer,
  owner: TournamentLinkOwner,
  id: TournamentId,
  tournament: Tournament,
): string => {
  const { purpose, number = OFFICIALS_NUMBER } = owner
  const text = proven(owner, id, tournament)
  if (text === undefined) throw new Error(`a link of nobody in tournament ${id}`)
  return `${FACTS[purpose].letter}${signer.currentKey}${id}${writtenNumber(number)}${signer.sign(text)}`
}

/** Returns whether the token is genuine. False for an unknown signing key, a wrong proof or another event's token. */
export const verifyTournamentToken = (
  signer: Signer,
  claimed: TournamentToken,
  id: TournamentId,
  tournament: Tournament,
): boolean => {
  const text = proven(claimed, id, tournament)
  const proof = text === undefined ? undefined : signer.signWith(claimed.key, text)
  return proof !== undefined && claimed.tournament === id && equalInConstantTime(proof, claimed.proof)
}
