import type { Role } from '../../../shared/game/model/words.ts'
import { type Answer, type Asked, type Evidence, stepsOf } from '../evidence.ts'
import { arrivalOf, invitedAt, saidOf } from './addresses.ts'
import { type Check, withoutProofs } from './check.ts'

const ADDRESS = '@mail.test'
const TOKEN = /[cdefgiorsuvwxyz][0-9a-z][0-9A-Za-z]{12}[0-9A-Za-z_-]{32}/

/** The first letter of a claimed seat's token, by the first letter of the link with which it was claimed. */
const CLAIMED: Readonly<Record<string, string>> = { i: 'o', e: 'd', f: 'o', g: 'd', r: 'c', s: 'o' }

/**
 * Returns the links that an answer may give to a person who has just proven a right to them: their names in the answer,
 * and the letters with which their tokens may begin.
 */
const handedTo = ({ kind, road, role, token }: Asked): readonly (readonly [name: string, letters: string])[] => {
  if (road === 'form' && (role !== undefined || token === undefined)) return shownTo(kind, role)
  switch (kind) {
    case 'create':
      return [
        ['creator', 'c'],
        ['opponent', 'i'],
        ['arbiter', 'e'],
        ['invitation', 'i'],
      ]
    case 'claim':
      return ['seat', 'arbiter'].map((name) => [name, CLAIMED[token?.charAt(0) ?? ''] ?? ''] as const)
    case 'rotate':
      return [['seat', role?.[0] ?? '']]
    case 'ask-reseat':
      // The link is for the other player's seat; the arbiter may ask for either.
      return [['anew', token?.[0] === 'o' ? 'r' : token?.[0] === 'c' ? 's' : 'rs']]
    default:
      return []
  }
}

/** Returns the links that a page may show its reader, or to which its form may redirect. */
const shownTo = (kind: string, role: Role | undefined): ReturnType<typeof handedTo> =>
  kind === 'create'
    ? [['creator', 'c']]
    : [
        ['seat', role?.[0] ?? ''],
        ['anew', role === 'creator' ? 's' : role === 'opponent' ? 'r' : 'rs'],
        ...(role === 'creator'
          ? ([
              ['invitation', 'i'],
              ['arbiter', 'e'],
            ] as const)
          : []),
      ]

/**
 * The names of links to a related game. Such a link is for the reader's own seat: it has the role of the token that the
 * request carried, or is the arbiter's invitation.
 */
const BESIDE = ['match', 'rematch'] as const

const ownLinks = (asked: Asked, answer: Answer): readonly string[] => {
  const { links = {} } = answer.body
  const game = answer.body.game?.id ?? asked.game ?? answer.body.at
  const handed = handedTo(asked).flatMap(([name, letters]) => {
    const token = links[name]?.token
    return token !== undefined && letters.includes(token.charAt(0)) && token.slice(2, 14) === game ? [token] : []
  })
  const beside = BESIDE.flatMap((name) => {
    const token = links[name]?.token
    const letters = asked.token?.[0] === 'd' ? 'de' : (asked.token?.[0] ?? '')
    return token !== undefined && letters.includes(token.charAt(0)) && token.slice(2, 14) !== asked.game ? [token] : []
  })
  // The forms of a page carry its own token, and the proof of the email that linked to it, which is as long as a token.
  const mark = asked.body['mark']
  const own = asked.road === 'form' && asked.token !== undefined ? [asked.token] : []
  const marks = own.length > 0 && typeof mark === 'string' && mark !== '' ? [mark] : []
  // Everybody may enter by the link of an open event.
  const entries = asked.kind === 'tournament-public' ? (answer.text.match(ENTRY) ?? []) : []
  return [...handed, ...beside, ...own, ...entries, ...marks, ...marks.flatMap((each) => proofsOf(answer, each))]
}

/** Finds the link by which everybody can enter a tournament. */
const ENTRY = /\bn[0-9a-z][0-9A-Za-z]{14}[0-9A-Za-z_-]{32}/g

/** Finds the proof of a mailbox in the HTML form that creates a game. */
const PROOF = /name="mailbox" value="\d+\.([\w-]+)"/g

/** How many characters at the beginning of a proof stand for its mailbox. */
const MAILBOX = 16

/** Returns the proofs of a mailbox on a page that an email linked to, if they are for the mailbox of that email. */
const proofsOf = ({ text }: Answer, mark: string): readonly string[] =>
  [...text.matchAll(PROOF)].flatMap(([, proof = '']) =>
    proof.slice(0, MAILBOX) === mark.slice(0, MAILBOX) ? [proof] : [],
  )

/** Returns the addresses that were given for this seat's player, also in the game before a rematch. */
const ownAddresses = (asked: Asked, evidence: Evidence): readonly string[] => {
  const { kind, road, game, role, body } = asked
  // A form with a mistake is shown again with what was typed.
  if (road === 'form' && asked.answer?.status === 400) return JSON.stringify(body).match(/[^"]+@mail\.test/g) ?? []
  if (kind !== 'settings' && kind !== 'settings-page' && kind !== 'seat') return []
  const contact = role && stepsOf(evidence, game ?? '').at(-1)?.reckoned.contacts[role]
  return saidOf(evidence, contact)
}

/**
 * Returns the addresses that the creator of a game typed for those whom they invited, here or in the game before a
 * rematch. Only the creator may see them.
 */
const typedAddresses = ({ game = '', role }: Asked, evidence: Evidence): readonly string[] => {
  if (role !== 'creator') return []
  const arbiter = stepsOf(evidence, game).at(-1)?.reckoned.contacts.arbiter
  const games = [...evidence.chapters.keys()].filter(
    (each) => each === game || (arbiter !== undefined && arrivalOf(evidence, each, arbiter) !== undefined),
  )
  return games
    .flatMap((each) => [invitedAt(evidence, each, 'arbiter'), each === game && invitedAt(evidence, game, 'opponent')])
    .filter((email) => typeof email === 'string')
}

const withoutOwn = (asked: Asked, answer: Answer, evidence: Evidence): string =>
  [...ownLinks(asked, answer), ...ownAddresses(asked, evidence), ...typedAddresses(asked, evidence)].reduce(
    (left, own) => left.replaceAll(own, ''),
    withoutProofs(answer.text),
  )

const NOTE = /note-\d+/g

/** Returns 'a note' if an answer holds a note that another person wrote; undefined if not. */
const noteIn = ({ role, game = '', at }: Asked, answer: Answer, evidence: Evidence): string | undefined => {
  if (!answer.text.includes('note-')) return undefined
  const sitting = (from: number, until: number): readonly (string | undefined)[] =>
    role === undefined
      ? []
      : stepsOf(evidence, game)
          .filter((chapter, index, all) => chapter.at <= until && (all[index + 1]?.at ?? Infinity) >= from)
          .map(({ reckoned }) => reckoned.contacts[role])
  const readers = sitting(at, answer.at)
  const isOwn = (note: string): boolean =>
    evidence.asked.some(
      (each) =>
        each.body['note'] === note &&
        each.game === game &&
        each.role === role &&
        sitting(each.at, each.answer?.at ?? each.at + 30_000).some((contact) => readers.includes(contact)),
    )
  return answer.text.match(NOTE)?.some((note) => !isOwn(note)) ? 'a note' : undefined
}

const secretIn = (text: string): string | undefined =>
  text.includes(ADDRESS) ? 'an address' : TOKEN.test(text) ? 'a token' : undefined

/**
 * No address and no token is in a log, in a stored game, or in an answer to somebody else; no note is in another
 * person's answer.
 */
export const secretsKept: Check = (occasion, evidence) => {
  switch (occasion.kind) {
    case 'log': {
      const secret = secretIn(occasion.text)
      return secret && `${secret} in the log: ${occasion.text}`
    }
    case 'chapter': {
      const { step, game, version } = occasion.chapter
      const secret = step.length > 0 ? secretIn(JSON.stringify(step)) : undefined
      return secret && `${secret} in version ${version} of ${game}`
    }
    case 'answer': {
      const { asked } = occasion
      const secret =
        asked.answer && (secretIn(withoutOwn(asked, asked.answer, evidence)) ?? noteIn(asked, asked.answer, evidence))
      return secret && `${secret} in the answer to request ${asked.number} (${asked.kind})`
    }
    case 'posted': {
      const { url, text } = occasion.posted
      const secret = secretIn(text)
      return secret && `${secret} in a notice to ${url}`
    }
    case 'tournament':
    case 'sent':
    case 'settled':
    case 'end':
      return undefined
  }
}
