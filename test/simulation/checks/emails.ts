import type { GameEvent } from '../../../shared/game/model/events.ts'
import { DAY, HOUR, MINUTE, type Role } from '../../../shared/game/model/words.ts'
import { type Chapter, type Evidence, type Sent, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { deadlineOf, moverOf } from '../account.ts'
import { addressAt, addressOf, hasMuted } from './addresses.ts'
import { isToldOfNewLink } from '../tournaments/decided.ts'
import type { Check } from './check.ts'
import { chargesAround, hasConsented, hasMany, mailsAround, playsElsewhere } from './consent.ts'
import { mayBeStopped } from './stops.ts'
import { isPatient, isTurn, tells } from './turns.ts'
import { wayOf } from './ways.ts'

const BOTH: readonly Role[] = ['creator', 'opponent']
const ALL: readonly Role[] = ['creator', 'opponent', 'arbiter']

/**
 * A game's emails must be sent if nothing else happens in it for this long: the delay of a turn's email, and a few
 * dozen attempts.
 */
const PATIENCE = 3 * HOUR

/** A last warning, which comes three hours before the deadline, must be sent if nothing else happens for this long. */
const HASTE = 2 * HOUR

/**
 * An address is sent links at most three times an hour. The span is a little longer, because a request may take a
 * while.
 */
const LATELY = { span: HOUR + 2 * MINUTE, most: 3 }

/** Events after which the seats of a game are added to the index of their mailboxes, when the change is carried out. */
const LISTING: ReadonlySet<string> = new Set(['offered', 'joined', 'reseated', 'renewed', 'played-on'])

/**
 * Events about which somebody must get an email: both players (`TO_BOTH`), the other player (`TO_OTHER`), or the player
 * to move (`TO_MOVER`).
 */
const TO_BOTH: ReadonlySet<string> = new Set([
  'played-on',
  'paused',
  'joined',
  'frozen',
  'taken-back',
  'count-refused',
  'count-granted',
  'count-ended',
  'reseat-asked',
  'reseat-vetoed',
  'reseated',
])
const TO_OTHER: ReadonlySet<string> = new Set([
  'time-given',
  'draw-offered',
  'draw-declined',
  'takeback-asked',
  'takeback-declined',
  'pause-proposed',
  'pause-declined',
  'pause-ending',
  'leave-taken',
  'leave-ended',
  'rematch-offered',
])
const TO_MOVER: ReadonlySet<string> = new Set(['moved', 'reminded', 'enforced'])

/** What a tournament tells in place of its boards' games: in one email when they begin, and in its final report. */
const TOLD_BY_TOURNAMENT: ReadonlySet<string> = new Set(['offered', 'joined', 'finished', 'aborted'])

const hearersOf = (event: GameEvent, { reckoned }: Chapter): readonly Role[] => {
  if (reckoned.board && TOLD_BY_TOURNAMENT.has(event.type)) return []
  if (event.type === 'finished') return ALL
  if (event.type === 'aborted') return reckoned.contacts.opponent === undefined ? ['creator', 'arbiter'] : ALL
  if (event.type === 'declined') return ['creator', 'arbiter']
  if (event.type === 'offered') return ['creator', 'arbiter']
  // If the creator renewed the invitation in the last second, it is still open, and nobody needs an email.
  if (event.type === 'expired') return reckoned.status === 'open' ? [] : ['creator']
  if (event.type === 'link-rotated') return [event.by]
  if (event.type === 'count-asked') return ['arbiter']
  if (TO_OTHER.has(event.type) && 'by' in event) return BOTH.filter((seat) => seat !== event.by)
  if (reckoned.status !== 'active') return []
  if (event.type === 'huffed') return BOTH.filter((seat) => seat !== moverOf(reckoned))
  return TO_BOTH.has(event.type) ? BOTH : TO_MOVER.has(event.type) ? [moverOf(reckoned)] : []
}

/** Returns the roles that must hear of a step, by the checker's own account. */
const hearers = (chapter: Chapter): readonly Role[] => chapter.step.flatMap((event) => hearersOf(event, chapter))

/** Returns whether a step's emails must come even if the game goes on at once. */
const isLasting = ({ step }: Chapter): boolean =>
  step.some(
    ({ type }) =>
      type === 'finished' || type === 'aborted' || type === 'declined' || type === 'expired' || type === 'link-rotated',
  )

const isTold = (evidence: Evidence, chapter: Chapter, person: Role, until: number): boolean =>
  evidence.sent.some((sent) => sent.at <= until && tells(sent, chapter, person)) ||
  isToldOfNewLink(evidence, chapter, person)

/**
 * The number of emails in two days from which a quota may have held one back. The quotas of a day are three new links,
 * and six emails about conversation.
 */
const FEW = 3

/** Events that change a clock, the board or a seat: their emails are counted apart, six a day. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'count-ended',
  'count-granted',
  'frozen',
  'huffed',
  'pause-ending',
  'paused',
  'played-on',
  'reseat-asked',
  'reseated',
  'taken-back',
])

/** Events of conversation: questions, answers and gifts of time. */
const TALK: ReadonlySet<string> = new Set([...TO_BOTH, ...TO_OTHER, 'count-asked', 'link-rotated'])

/** The documented quota of emails a day about weighty events. */
const WEIGHTY_A_DAY = 6

const isWeighty = ({ step }: Chapter): boolean => step.some(({ type }) => WEIGHTY.has(type))

/**
 * Returns whether a quota can have held back this step's emails. An email that failed and was overtaken before its next
 * attempt also counts towards the quota.
 */
const mayBeCapped = (evidence: Evidence, chapter: Chapter, person: Role, email: string): boolean => {
  if (isWeighty(chapter)) {
    const day = Math.floor(chapter.at / DAY)
    const near = stepsOf(evidence, chapter.game).filter(
      (step) => isWeighty(step) && Math.abs(Math.floor(step.at / DAY) - day) <= 1,
    )
    return near.length > WEIGHTY_A_DAY
  }
  if (!chapter.step.some(({ type }) => TALK.has(type))) return false
  // Conversation may take only a part of a day's emails, and other games have taken more than that.
  if (playsElsewhere(evidence, email, chapter.at)) return true
  const contact = chapter.reckoned.contacts[person] ?? ''
  return mailsAround(evidence, email, chapter.at) >= FEW || chargesAround(evidence, contact, chapter.at) >= FEW
}

/**
 * Returns the address at which a person must hear of a step; undefined if they need not, or if the step may wait for a
 * digest, which `turns.ts` checks.
 */
const reachedAt = (evidence: Evidence, chapter: Chapter, person: Role, until: number): string | undefined => {
  const contact = chapter.reckoned.contacts[person]
  if (contact === undefined || !hasMuted(evidence, contact)) return addressOf(evidence, chapter, person, until)
  const way = wayOf(evidence, chapter, person, until)
  if (way === undefined || way.mode === 'off' || (way.mode === 'digest' && isPatient(chapter))) return undefined
  return addressAt(evidence, chapter, person, until)
}

/**
 * Returns whether a person must get an email: they gave an address, consented to its emails, and no quota can have held
 * it back.
 */
const isReached = (evidence: Evidence, chapter: Chapter, person: Role, until: number): boolean => {
  const email = reachedAt(evidence, chapter, person, until)
  if (email === undefined || !hasConsented(evidence, chapter.game, person, email, chapter.at)) return false
  if (mayBeStopped(evidence, email, chapter.at, until)) return false
  return !hasMany(evidence, email, chapter.at) && !mayBeCapped(evidence, chapter, person, email)
}

/** Names a person who should have heard of a step and did not. */
const faultOf = (
  evidence: Evidence,
  faults: Faults,
  chapter: Chapter,
  next: Chapter | undefined,
): string | undefined => {
  // `turns.ts` checks the emails about turns.
  if (isTurn(chapter)) return undefined
  const overtaken = next?.at ?? Infinity
  const hurry = chapter.step.some(({ type }) => type === 'reminded') ? deadlineOf(chapter.reckoned) : Infinity
  const isLast = chapter.step.some((event) => event.type === 'reminded' && event.reminder === 'hours')
  const stood = Math.min(overtaken, hurry) - faults.calmFrom(chapter.at) >= (isLast ? HASTE : PATIENCE)
  const lasting = isLasting(chapter) && chapter.reckoned.end === stepsOf(evidence, chapter.game).at(-1)?.reckoned.end
  if (!stood && !lasting) return undefined
  const until = lasting ? Infinity : overtaken
  const missed = hearers(chapter).find(
    (person) => isReached(evidence, chapter, person, until) && !isTold(evidence, chapter, person, until),
  )
  return (
    missed &&
    `${missed} of ${chapter.game} never heard of version ${chapter.version}: ${chapter.step.map(({ type }) => type).join(', ')}`
  )
}

/**
 * How long a consent email may take. One that fails is tried again every hour, and may fail a few times more. It takes
 * some twenty calls, as it reads each quota: where every twentieth call fails, one attempt in three succeeds.
 */
const ASKED_WITHIN = { usual: 12 * HOUR, atWorst: 2 * DAY }

/** Returns the time by which a person who came into a game at `at` has got a consent email. */
export const askedBy = (faults: Faults, at: number): number =>
  faults.calmFrom(at) + (faults.isWorst ? ASKED_WITHIN.atWorst : ASKED_WITHIN.usual)

/** The number of emails in two days from which the quotas of a stranger may have held a consent email back. */
const STRANGER_FEW = 2

/**
 * Returns the roles of the people whom the game has something to tell from this step on: those who came into it, but a
 * creator only once it begins. An address that a creator typed on the page gets no email before.
 */
const newcomers = ({ reckoned, step }: Chapter, before: Chapter | undefined): readonly Role[] =>
  ALL.filter((role) => {
    const contact = reckoned.contacts[role]
    if (role === 'creator' && reckoned.status === 'open') return false
    const begins = role === 'creator' && step.some(({ type }) => type === 'joined')
    return contact !== undefined && (begins || contact !== before?.reckoned.contacts[role])
  })

/** Says who did not get a consent email: everyone who comes into a game with an address must get one. */
const questionFault = (evidence: Evidence, faults: Faults, steps: readonly Chapter[], index: number) => {
  const chapter = steps[index]
  if (!chapter) return undefined
  const until = askedBy(faults, chapter.at)
  const goesOn = steps.every(({ at, reckoned }) => at <= chapter.at || at > until || reckoned.status !== 'over')
  // Another person may take the place, by the same invitation, before the consent email is sent.
  const stays = (role: Role): boolean =>
    steps.every(
      ({ at, reckoned }) =>
        at < chapter.at || at > until || reckoned.contacts[role] === chapter.reckoned.contacts[role],
    )
  const missed = newcomers(chapter, steps[index - 1]).find((role) => {
    if (!stays(role)) return false
    const email = addressOf(evidence, chapter, role, until)
    if (email === undefined || mailsAround(evidence, email, chapter.at) >= STRANGER_FEW) return false
    if (mayBeStopped(evidence, email, chapter.at, until)) return false
    if (chargesAround(evidence, chapter.reckoned.contacts[role] ?? '', chapter.at) >= STRANGER_FEW) return false
    // Any earlier email will do: a rematch, and the second game of a match, take over the consent of the mailbox.
    return !evidence.sent.some(({ mail, at }) => mail.to === email && at <= until)
  })
  return goesOn && missed !== undefined
    ? `${missed} of ${chapter.game} was never asked whether they want its emails`
    : undefined
}

type Span = { readonly from: number; readonly until: number }

/**
 * Returns whether the owner of this address certainly has a game to whose emails they have consented, and which goes on
 * for all of that time.
 */
const playsOn = (evidence: Evidence, faults: Faults, email: unknown, { from, until }: Span): boolean =>
  [...evidence.entries].some(([name, entries]) => {
    const [game = '', id = ''] = name.split('/')
    if (!entries.every((entry) => entry.email === email)) return false
    if (!hasConsented(evidence, game, undefined, String(email), from)) return false
    const steps = stepsOf(evidence, game)
    const at = steps.findLast((step) => step.at <= from)
    const listed = steps.findLast((each) => each.at <= from && each.step.some(({ type }) => LISTING.has(type)))
    if (!listed || faults.calmFrom(listed.at) + PATIENCE > from) return false
    const sits = at && Object.values(at.reckoned.contacts).includes(id)
    return (
      sits === true &&
      at.reckoned.status !== 'over' &&
      steps.every(({ at, reckoned }) => at <= from || at > until || reckoned.status !== 'over')
    )
  })

/**
 * Says which requested links never came to their address. After three other requests within the hour, an email that
 * came in that hour counts, too.
 */
const linksFault = (evidence: Evidence, faults: Faults): string | undefined => {
  const asking = evidence.asked.filter(({ kind }) => kind === 'links')
  for (const { number, at, body, answer } of asking) {
    const { email } = body
    const before = asking.filter((each) => each.body['email'] === email && each.at < at && each.at > at - LATELY.span)
    const until = faults.calmFrom(at) + PATIENCE
    const from = before.length >= LATELY.most ? at - LATELY.span : at
    const came = evidence.sent.some(({ mail, at: sent }) => mail.to === email && sent >= from && sent <= until)
    const isCapped = mailsAround(evidence, String(email), at) >= FEW || mayBeStopped(evidence, String(email), at, until)
    // Requests that failed have been charged to the hour's quota too.
    const isSpent = before.length >= LATELY.most && before.every((each) => each.answer?.status !== 202)
    if (
      answer?.status === 202 &&
      !came &&
      !isCapped &&
      !isSpent &&
      playsOn(evidence, faults, email, { from: at, until })
    )
      return `the links that request ${number} asked for never came`
  }
  return undefined
}

/** Every email is sent, unless the game has moved on from what the email would tell. */
export const emailsArrive: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const game of evidence.chapters.keys()) {
    const steps = stepsOf(evidence, game)
    for (const [index, chapter] of steps.entries()) {
      const fault =
        faultOf(evidence, faults, chapter, steps[index + 1]) ?? questionFault(evidence, faults, steps, index)
      if (fault !== undefined) return fault
    }
  }
  return linksFault(evidence, faults)
}

/** No email tells of a step that is not stored yet. */
export const emailsTrue: Check = (occasion) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent, present } = occasion
  return sent.version <= present
    ? undefined
    : `an email told ${sent.seat} of version ${sent.version} of ${sent.game}, which was at ${present}`
}

/**
 * Returns whether an email's version is marked as sent. Emails with requested links, consent emails, notes of a changed
 * address and replies to answers by email are not marked: if the queue delivers their message twice, they are sent
 * twice.
 */
const isMarked = ({ mail }: Sent): boolean => !/-(?:links|door|moved|answer)-/.test(mail.id)

const isSame = (a: Sent, b: Sent): boolean => a.mail.id === b.mail.id && a.mail.to === b.mail.to && isMarked(a)

const ASKED_ID = /-(?:begun|news|final-report|entered)-([\w-]{8})$/

/**
 * Returns whether an email about a tournament, which an address has asked for, may come twice. It is sent whatever its
 * reader has been told, so that no mark holds back a second one: its message may come twice, its sender may die, or it may
 * be queued twice because the sender of the links of its games died.
 */
const mayComeTwice = ({ sent, doubled }: Evidence, { mail }: Sent): boolean => {
  const [, request] = ASKED_ID.exec(mail.id) ?? []
  if (request === undefined) return false
  const links = sent.filter((each) => each.mail.id.endsWith(`-links-${request}`))
  const before = sent.filter((each) => each.mail.id.endsWith(`-${request}`) && each.mail.to === mail.to)
  const isDoubled = [...doubled].some((body) => body.includes(request))
  return links.length === 0 || isDoubled || before.some((each) => each.struck())
}

/** An email is sent twice only if its sender died before it could mark it. */
export const emailsOnce: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { sent } = occasion
  if (mayComeTwice(evidence, sent)) return undefined
  const first = evidence.sent.find((each) => each !== sent && isSame(each, sent) && (each.marked || each.alive()))
  if (!first) return undefined
  return `email ${sent.mail.id} was sent twice, and ${first.marked ? 'the first one was marked' : 'nothing died in between'}`
}
