import { isoInstant } from '../../api/values/iso.ts'
import { personOf, playOf } from '../../game/model/game.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Instant, Role } from '../../game/model/words.ts'
import type { GameSeat } from '../games/game-seat.ts'
import {
  analysisEntry,
  conditionalMovesEntry,
  nextMessageEntry,
  notAskedEntry,
  noteEntry,
  previousAddressesEntry,
} from '../notebook/entry-names.ts'
import type { StoredContact } from '../ports/contacts.ts'
import type { Service } from '../runtime/service.ts'

type Shown = string | number | boolean

/** A stored fact in words. Without `value`, the words say why it is not shown. */
export type StoredFact = { readonly about: string; readonly value?: Shown | readonly Shown[] | object }

type Field = keyof StoredContact

/** What each field of a contact means. `isShown: false`: the link's holder may not be the mailbox's owner, or it is a secret. */
const CONTACT_FACTS: { readonly [F in Field]-?: { readonly about: string; readonly isShown?: false } } = {
  email: { about: 'Your email address.' },
  filed: { about: 'A keyed pseudonym of your address, by which your seats are found.' },
  locale: { about: 'Your language.' },
  timeZone: { about: 'Your time zone.' },
  silent: { about: 'Whether you have turned this seat’s emails off.' },
  digest: { about: 'Whether turns come in one email a day.' },
  digestAt: { about: 'The hour of that email.' },
  follow: { about: 'What you are emailed about as the arbiter.' },
  confirmed: { about: 'Whether the owner of the mailbox has agreed to this seat’s emails.' },
  quietUntil: {
    about:
      'Until when no further email asks whether emails are wanted; deleted when they are. Not shown, as it could tell whoever entered an address about its mailbox.',
    isShown: false,
  },
  postponed: {
    about:
      'Until when the first email waits, and for which limit; deleted when it is sent. Not shown, for the same reason.',
    isShown: false,
  },
  returned: { about: 'Whether an email to this address came back.' },
  held: { about: 'Whether the first email waits until it is asked for.' },
  namedBy: {
    about:
      'A keyed pseudonym of the network or program that entered the address; deleted when emails are agreed to. No network can be read from it.',
    isShown: false,
  },
  epoch: { about: 'How often the link had been replaced when an earlier address last took the seat back.' },
  seen: { about: 'The last step of the game that your page has shown.' },
  look: { about: 'The step that your last look showed, and when it was, in seconds since 1970.' },
  devices: {
    about: 'The addresses and keys at which your devices get notices. Not shown: with them, others could send notices.',
    isShown: false,
  },
  muted: { about: 'Whether you have muted the other player.' },
  told: { about: 'The last step of the game that you were notified of.' },
  deliveries: {
    about:
      'Your last 200 emails of this game that the mail server took, 13 letters each: kind, way, step and time. Your page of the times has them in words.',
  },
  counts: { about: 'The emails to this seat on one day, by kind.' },
}

/** Returns what is stored of a person apart from the game, in words. */
export const contactFacts = (known: StoredContact): readonly StoredFact[] =>
  (Object.keys(CONTACT_FACTS) as readonly Field[]).flatMap((field) => {
    const { about, isShown } = CONTACT_FACTS[field]
    const value = known[field]
    if (value === undefined) return []
    return [isShown === false ? { about } : { about, value }]
  })

/** The pages of a notebook. A page with earlier addresses may be about other people, so it is not shown. */
const notebookPages = (
  { loaded: { game }, role }: GameSeat,
  contact: ContactId,
): readonly { readonly name: string; readonly about: string; readonly isShown?: false }[] => {
  const plan = role === 'arbiter' ? undefined : playOf(game)?.conditionalMoves[role]
  return [
    { name: noteEntry(contact), about: 'Your note.' },
    { name: nextMessageEntry(contact), about: 'The message that you keep for your next move.' },
    { name: analysisEntry(contact), about: 'The lines of your analysis.' },
    { name: notAskedEntry(contact), about: 'That you do not want to be asked how to be told of turns.' },
    ...(plan === undefined ? [] : [{ name: conditionalMovesEntry(plan), about: 'Your conditional moves.' }]),
    {
      name: previousAddressesEntry(contact),
      about:
        'Earlier addresses of this seat, for as long as they may take it back. Not shown, as they may be another person’s.',
      isShown: false,
    },
  ]
}

const notebookFacts = async (
  { notebook }: Pick<Service, 'notebook'>,
  seat: GameSeat,
  contact: ContactId,
): Promise<readonly StoredFact[]> => {
  const facts: StoredFact[] = []
  for (const { name, about, isShown } of notebookPages(seat, contact)) {
    const value = await notebook.load(seat.id, name)
    if (value !== undefined) facts.push(isShown === false ? { about } : { about, value })
  }
  return facts
}

/** Returns what the game itself stores of the person. Its moves and their times are the game's public record. */
const gameFacts = ({ loaded: { game }, role }: GameSeat): readonly StoredFact[] => {
  const person = personOf(game, role)
  const joinedAs = person && 'joinedAs' in person ? person.joinedAs : undefined
  const messages = playOf(game)?.messages.filter(({ by }) => by === role) ?? []
  return [
    { about: 'Your name.', value: person?.name ?? '' },
    ...(joinedAs === undefined ? [] : [{ about: 'The name with which you sat down.', value: joinedAs as string }]),
    ...(role === 'arbiter' ? [] : [{ about: 'Your reminders and other choices.', value: game.choices[role] }]),
    ...(messages.length === 0
      ? []
      : [{ about: 'Your messages to the other player.', value: messages.map(({ text }) => text) }]),
  ]
}

/** What is stored elsewhere, where it cannot be read by a seat's link. */
const ELSEWHERE: readonly string[] = [
  'The moves of the game, their times and what was offered and asked are its record, which stays when you are forgotten.',
  'Under a keyed pseudonym of your mailbox: how many emails it got, whether it agreed to emails, wants none, or accepts none.',
  'Under a keyed pseudonym of your network: how many requests came from it, for at most 31 days.',
  'Emails that wait to be sent name the game and the seat; the address is read when they are sent.',
  'A program that created the game lists it with its state, without addresses, and may know you by other means.',
]

export type PersonData = {
  readonly about: string
  readonly game: string
  readonly role: Role
  readonly readAt: string
  readonly inTheGame: readonly StoredFact[]
  readonly aboutYou: readonly StoredFact[]
  readonly notebook: readonly StoredFact[]
  readonly elsewhere: readonly string[]
}

/** Returns all that is stored of the person in a seat, in words. */
export const personData = async (
  { contacts, notebook }: Pick<Service, 'contacts' | 'notebook'>,
  seat: GameSeat,
  now: Instant,
): Promise<PersonData> => {
  const contact = personOf(seat.loaded.game, seat.role)?.contact
  const known = contact === undefined ? undefined : await contacts.load(seat.id, contact)
  return {
    about: 'Everything that this service stores about the person in this seat.',
    game: seat.id,
    role: seat.role,
    readAt: isoInstant(now),
    inTheGame: gameFacts(seat),
    aboutYou: known ? contactFacts(known) : [],
    notebook: contact === undefined ? [] : await notebookFacts({ notebook }, seat, contact),
    elsewhere: ELSEWHERE,
  }
}
