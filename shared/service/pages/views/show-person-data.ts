import { ACT_INPUTS } from '../../../api/input/act-inputs.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { readForm } from '../../../api/input/forms.ts'
import { playOf, playerOf } from '../../../game/model/game.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { expiredDataPage, personDataPage, type StoredAbout } from '../../../pages/seat/person-data-page.ts'
import { type Authorized, authorizeLoaded } from '../../access/authorize.ts'
import { makeEmailProof } from '../../credentials/email-proof.ts'
import { contactIndexKey } from '../../credentials/mailbox.ts'
import { verifyPersonDataQuery } from '../../credentials/person-data-proof.ts'
import { mintToken } from '../../credentials/tokens.ts'
import { pseudonymInToken } from '../../credentials/unsubscribe-all-token.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../../email/mailbox/seats-of-mailbox.ts'
import type { Response } from '../../runtime/http.ts'
import type { Instant } from '../../../game/model/words.ts'
import { peopleOfMailbox } from '../../email/tournaments/people-of-mailbox.ts'
import type { TournamentEmailReader } from '../../email/tournaments/tournament-reader.ts'
import { forgetInTournament } from '../../tournaments/acts/forget-in-tournament.ts'
import { tournamentPersonData } from '../../tournaments/reading/tournament-person-data.ts'
import { forgetInvited } from '../../seats/forget-person.ts'
import { performAction } from '../../seats/perform-action.ts'
import { personData } from '../../seats/person-data.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../http/page-visit.ts'
import { requireRole } from '../http/require-seat.ts'

const download = (name: string, data: unknown): Response => ({
  status: 200,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="crownhead-${name}-data.json"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  },
  body: `${JSON.stringify(data, undefined, 2)}\n`,
})

/** Answers `GET /p/{token}/data.json`: everything that is stored about the person in the seat, in words. */
export const showPersonData = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  return download(authorized.id, await personData(visit.service, authorized, visit.request.receivedAt))
}

/**
 * The seats in open and running games in which an address is stored; no index has those of games that are over. `others`:
 * those to whose emails its mailbox has not consented.
 */
type MailboxSeats = {
  readonly confirmed: readonly SeatWithAddress[]
  readonly others: readonly SeatWithAddress[]
  /** The places in tournaments, whether or not emails were agreed to. */
  readonly places: readonly TournamentEmailReader[]
}

const seatsOf = async ({ service }: PageVisit, mark: string): Promise<MailboxSeats> => {
  const [confirmed, others]: [SeatWithAddress[], SeatWithAddress[]] = [[], []]
  const places: TournamentEmailReader[] = []
  for (const isConfirmed of [true, false]) {
    for await (const seat of seatsOfMailbox(service, contactIndexKey(mark, isConfirmed)))
      (seat.known.confirmed === true ? confirmed : others).push(seat)
    for await (const place of peopleOfMailbox(service, contactIndexKey(mark, isConfirmed))) places.push(place)
  }
  return { confirmed, others, places }
}

/**
 * Opens a link that was emailed to a mailbox. The token alone is in every email, which may have been passed on. So the
 * link has a proof that holds for a day.
 */
const opened = async (
  visit: PageVisit,
  token: string,
  answer: (path: string, seats: MailboxSeats) => Promise<Response>,
): Promise<Response> => {
  const { service, request } = visit
  const mark = pseudonymInToken(service.signer, token)
  if (mark === undefined) return unknownLinkResponse(visit)
  if (!verifyPersonDataQuery(service.signer, mark, request.query, request.receivedAt))
    return privateResponse(HTTP_STATUS['links-expired'], expiredDataPage(await pageContext(visit)))
  const { until, proof } = request.query
  return answer(`/n/${token}/data?until=${until}&proof=${proof}`, await seatsOf(visit, mark))
}

const page = async (visit: PageVisit, stored: StoredAbout, status = 200): Promise<Response> =>
  privateResponse(status, personDataPage(await pageContext(visit), stored))

const ABOUT =
  'Everything that this service stores about you in open and running games. For a game that is over, its own page has the same, as long as its link works.'

/**
 * What a seat stores whose mailbox has not consented: whoever is in it need not be the mailbox's owner, who may read
 * nothing else of it.
 */
const unconfirmedData = ({ id, role, known }: SeatWithAddress) => ({
  about: 'Somebody has entered your address here, and you have not agreed to emails of this seat.',
  game: id,
  role,
  email: known.email,
})

/** What a tournament stores of a person whose mailbox has not consented: who is in that place may be somebody else. */
const unconfirmedPlace = ({ id, to }: Pick<TournamentEmailReader, 'id' | 'to'>) => ({
  about: 'Somebody has entered your address here, and you have not agreed to emails of this tournament.',
  tournament: id,
  email: to.email,
})

const placeData = ({ id, holder, loaded: { tournament }, to }: TournamentEmailReader, now: Instant) =>
  to.confirmed ? tournamentPersonData({ id, tournament, holder }, to, now) : unconfirmedPlace({ id, to })

/** Counts the seats and places, and those of them whose emails were agreed to. */
const countOf = ({ confirmed, others, places }: MailboxSeats) => ({
  games: confirmed.length + others.length + places.length,
  confirmed: confirmed.length + places.filter(({ to }) => to.confirmed === true).length,
})

/** Answers `GET /n/{token}/data`: a page about all that is stored of a mailbox's reader, or with `as=json` all of it. */
export const showMailboxData = (visit: PageVisit, token: string): Promise<Response> =>
  opened(visit, token, async (path, stored) => {
    const { service, request } = visit
    const { confirmed, others, places } = stored
    if (request.query['as'] !== 'json') return page(visit, { path, ...countOf(stored) })
    const seats = []
    for (const seat of confirmed) seats.push(await personData(service, seat, request.receivedAt))
    const tournaments = places.map((place) => placeData(place, request.receivedAt))
    return download('all', {
      about: ABOUT,
      seats: [...seats, ...others.map(unconfirmedData)],
      ...(tournaments.length > 0 && { tournaments }),
    })
  })

type Forgotten = 'forgotten' | 'failed'

/**
 * Forgets the reader in a seat, or in an invitation. The emailed proof goes with the act, as if the reader came by an
 * email of the seat: then no address is kept by which the seat could be taken back.
 */
const forgetSeat = async ({ service, request }: PageVisit, seat: SeatWithAddress): Promise<Forgotten> => {
  const { id, role, loaded, contact, known } = seat
  if (!playerOf(loaded.game, role)) return (await forgetInvited(service, id, contact)) ? 'forgotten' : 'failed'
  // An arbiter who has not accepted has no link, but is forgotten like one who has.
  const token = mintToken(service.signer, role, id, loaded.game)
  const authorized: Authorized | undefined = authorizeLoaded(service, { id, loaded, token })
  const ply = playOf(loaded.game)?.moves.length ?? 0
  const read = parse(ACT_INPUTS['forget-me'].shape, { type: 'forget-me', ply })
  if (!authorized || !read.ok) return 'failed'
  const proven = { ...authorized, mark: makeEmailProof(service.signer, token, known.email) }
  return (await performAction(service, proven, read.value, request.receivedAt)).kind === 'done' ? 'forgotten' : 'failed'
}

/**
 * Answers `POST /n/{token}/data`: forgets the mailbox's reader in every seat, also where its emails were not agreed to:
 * whoever emails the seat's link would send it to this mailbox, too.
 */
export const submitForgetMailbox = (visit: PageVisit, token: string): Promise<Response> =>
  opened(visit, token, async (path, stored) => {
    const { confirmed, others, places } = stored
    if (readForm(visit.request.body, ['sure'])?.['sure'] !== '1')
      return page(visit, { path, ...countOf(stored), isUnsure: true }, HTTP_STATUS['invalid-request'])
    const after = { forgotten: 0, failed: 0 }
    for (const seat of [...confirmed, ...others]) after[await forgetSeat(visit, seat)] += 1
    for (const place of places)
      after[(await forgetInTournament(visit.service, place, visit.request)) ? 'forgotten' : 'failed'] += 1
    return page(visit, { path, games: after.failed, confirmed: after.failed, after })
  })
