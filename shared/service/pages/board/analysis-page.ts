import { readAction } from '../../../api/input/read-action.ts'
import { readForm } from '../../../api/input/forms.ts'
import { STATUS } from '../../../api/routes/http-status.ts'
import { momentOf, presentOf } from '../../../api/views/moment.ts'
import { playOf } from '../../../game/game.ts'
import { mayNow } from '../../../game/may.ts'
import { withLine } from '../../../game/plan.ts'
import { follow, readTried, writeTried } from '../../../game/tried.ts'
import { type Choice, queryOf } from '../../../pages/game/model/choice.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { noSuchPlyPage, unknownPage } from '../../../pages/kit/error-pages.ts'
import { lookOf, tryingIn } from '../../../pages/analysis/analysis-query.ts'
import { type Desk, deskOf, groundOf } from '../../../pages/analysis/analysis-desk.ts'
import { type Tryable, tryPage, tryingFrom, whyNot } from '../../../pages/analysis/analysis-page.ts'
import { repliesTo, wholeFrom } from '../../../pages/analysis/planning.ts'
import type { Trying } from '../../../pages/analysis/analysis.ts'
import { drawnBallot } from '../../../record/drawn-ballot.ts'
import { refusalText } from '../../../texts/index.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { type Held, isSeats } from '../../access/authorize.ts'
import { changeSeat } from '../../seats/seat-settings.ts'
import { type Performed, perform } from '../../games/perform.ts'
import { plannedBy } from '../../notebook/conditional-moves.ts'
import { shown } from '../../access/viewer.ts'
import { type Loaded, load } from '../../games/game-store.ts'
import { type Lines, linesOf } from '../../notebook/analysis.ts'
import { type Entered, enter, enterSeat, pathOf } from '../http/require-seat.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextFor, contextOf, invalid, unknownLink } from '../http/page-request.ts'

type Place = { readonly id: string; readonly loaded: Loaded; readonly path: string; readonly held?: Entered }

/** Lines as they go on from another ply; undefined if the game went on otherwise. */
const carriedTo = ({ game }: Loaded, { ply, tree }: Lines, to: number): string | undefined => {
  const from = momentOf(game, ply)
  const since = playOf(game)?.moves.slice(ply, to) ?? []
  if (!from || ply > to) return undefined
  const { tried } = readTried(groundOf({ rules: game.terms.rules, fen: from.fen }), tree)
  const rest = follow(tried, since)
  return rest && writeTried(rest)
}

/** Kept lines go on with the game; where it went on otherwise, they stay where they began. */
const beginning = (loaded: Loaded, { ply, tree }: Choice, lines: Lines | undefined): number => {
  const present = presentOf(loaded.game).ply
  if (ply !== undefined || tree !== undefined || lines === undefined) return ply ?? present
  const fits = carriedTo(loaded, lines, present) !== undefined || momentOf(loaded.game, lines.ply) === undefined
  return fits ? present : lines.ply
}

type Own = Pick<Trying, 'kept' | 'planned' | 'plans'>

const NOTHING_OWN: Own = { planned: [], plans: 'never' }

/** What the seat alone sees. */
const ownAt = async (
  { service, request }: Visit,
  { id, loaded, role }: Held,
  lines: Lines | undefined,
  ply: number,
): Promise<Own> => {
  if (role === 'director') return NOTHING_OWN
  const { game } = loaded
  const view = shown(id, loaded, role)
  const mine = view.turn !== null && view.turn === view.you?.seat
  const planned = await plannedBy(service.papers, id, game, role)
  return {
    kept: (lines && carriedTo(loaded, lines, ply)) ?? '',
    planned: planned?.lines ?? [],
    plans: !mayNow(game, role, request.receivedAt).has('plan') ? 'never' : mine ? 'later' : 'now',
  }
}

type Drawn = { readonly tryable: Tryable; readonly trying: Trying; readonly desk: Desk }

/** The board that an address asks for; undefined if the game has not come so far. */
const draw = async (visit: Visit, context: SiteContext, place: Place, asked: Choice): Promise<Drawn | undefined> => {
  const { id, loaded, path, held } = place
  const { game } = loaded
  const lines = isSeats(held) ? await linesOf(visit.service.papers, id, game, held.role) : undefined
  const moment = momentOf(game, beginning(loaded, asked, lines))
  if (!moment) return undefined
  const tryable: Tryable = { view: shown(id, loaded, held?.role ?? 'anyone'), moment, ballot: drawnBallot(game) }
  const own = held ? await ownAt(visit, held, lines, moment.ply) : NOTHING_OWN
  const at = { path: `${path}/try`, game: path, ...own }
  const trying = tryingFrom(context, tryable, at)
  const desk = deskOf(trying, asked)
  const { ply: present } = presentOf(game)
  if (moment.ply === present || game.status !== 'active') return { tryable, trying, desk }
  const tree = carriedTo(loaded, { ply: moment.ply, tree: writeTried(desk.tried) }, present) ?? ''
  const onward = `${at.path}${queryOf({ ...lookOf(asked), ply: present, tree })}`
  return { tryable, trying: { ...trying, onward }, desk }
}

const show = async (visit: Visit, context: SiteContext, place: Place): Promise<Response> => {
  const asked = tryingIn(visit.request.query)
  const drawn = await draw(visit, context, place, asked)
  if (!drawn) return privatePage(404, noSuchPlyPage(context, place.path, presentOf(place.loaded.game).ply))
  const { tryable, trying, desk } = drawn
  const why = whyNot(context, desk)
  return privatePage(why === undefined ? 200 : 400, tryPage(context, tryable, trying, desk, why))
}

const placeOf = (held: Entered): Place => ({ id: held.id, loaded: held.loaded, path: pathOf(held), held })

/** `GET /p/{token}/try`: lines and place are in the query; without them, what the seat keeps. */
export const showTrying = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enter(visit, token)
  return held ? show(visit, await contextFor(visit, held), placeOf(held)) : unknownLink(visit)
}

/** `GET /g/{id}/try` */
export const showTryingFor = async (visit: Visit, id: string): Promise<Response> => {
  const context = await contextOf(visit)
  const loaded = isGameId(id) ? await load(visit.service.games, id) : undefined
  return loaded ? show(visit, context, { id, loaded, path: `/g/${id}` }) : privatePage(404, unknownPage(context))
}

/** The plan with one line more. The game decides, as for a plan that was typed. */
const plan = async (
  visit: Visit,
  held: Entered,
  { trying, desk }: Drawn,
  isWhole: boolean,
): Promise<Performed | undefined> => {
  const line = repliesTo(desk, isWhole ? wholeFrom(desk, desk.at) : desk.at)
  const lines = line && withLine(trying.planned, line)
  const read = readAction(JSON.stringify({ type: 'plan', ply: trying.ply, lines }))
  return lines && read.ok ? perform(visit.service, held, read.value, visit.request.receivedAt) : undefined
}

const DEEDS = ['keep', 'plan', 'whole']

/** `POST /p/{token}/try`: keeps the lines, or plans the one that leads to the place. */
export const postTried = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enterSeat(visit, token)
  if (!held) return unknownLink(visit)
  const values = readForm(visit.request.body, ['ply', 'tree', 'at', 'flip', 'do'])
  const { do: deed = '', ...query } = values ?? {}
  const asked = tryingIn(query)
  const { ply, tree } = asked
  if (!values || !DEEDS.includes(deed) || ply === undefined || tree === undefined) return invalid(visit)
  const context = await contextFor(visit, held)
  const drawn = await draw(visit, context, placeOf(held), asked)
  if (!drawn || drawn.desk.fault) return invalid(visit)
  const { desk, trying, tryable } = drawn
  const tried = { ply, tree: desk.choice.tree ?? '' }
  const done =
    deed === 'keep'
      ? await changeSeat(visit.service, held, { tried }, visit.request)
      : await plan(visit, held, drawn, deed === 'whole')
  if (done === undefined || done.kind === 'wrong-line') return invalid(visit)
  if (done.kind === 'done') return seeOther(`${trying.path}${queryOf(desk.choice)}#desk`)
  const wrong = refusalOf(done)
  if (wrong.code === 'not-found') return unknownLink(visit)
  return privatePage(STATUS[wrong.code], tryPage(context, tryable, trying, desk, refusalText(context.texts, wrong)))
}
