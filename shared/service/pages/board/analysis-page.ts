import { readAction } from '../../../api/input/read-action.ts'
import { readForm } from '../../../api/input/forms.ts'
import { STATUS } from '../../../api/routes/http-status.ts'
import { momentOf, presentOf } from '../../../api/views/moment.ts'
import { playOf } from '../../../game/game.ts'
import { mayNow } from '../../../game/may.ts'
import { withLine } from '../../../game/plan.ts'
import { follow, groundOf, readTried, writeTried } from '../../../game/tried.ts'
import { type Choice, queryOf } from '../../../pages/game/model/choice.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { noSuchPlyPage, unknownPage } from '../../../pages/kit/error-pages.ts'
import { lookOf, tryingIn } from '../../../pages/analysis/analysis-query.ts'
import { type Desk, deskOf } from '../../../pages/analysis/analysis-desk.ts'
import { type Tryable, tryPage, tryingFrom, whyNot } from '../../../pages/analysis/analysis-page.ts'
import { repliesTo, wholeFrom } from '../../../pages/analysis/planning.ts'
import type { Trying } from '../../../pages/analysis/analysis.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
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

type Target = { readonly id: string; readonly loaded: Loaded; readonly path: string; readonly authorized?: Entered }

/** The lines as they continue from a later ply. Undefined if the game's moves since then are not among them. */
const linesFrom = ({ game }: Loaded, { ply, tree }: Lines, to: number): string | undefined => {
  const from = momentOf(game, ply)
  const since = playOf(game)?.moves.slice(ply, to) ?? []
  if (!from || ply > to) return undefined
  const { tried: lines } = readTried(groundOf({ rules: game.terms.rules, fen: from.fen }), tree)
  const rest = follow(lines, since)
  return rest && writeTried(rest)
}

/**
 * The ply at which the board begins. Without a choice in the address, saved lines move on with the game; if the game
 * left them, they stay at the ply where they began.
 */
const firstPly = (loaded: Loaded, { ply, tree }: Choice, lines: Lines | undefined): number => {
  const present = presentOf(loaded.game).ply
  if (ply !== undefined || tree !== undefined || lines === undefined) return ply ?? present
  const fits = linesFrom(loaded, lines, present) !== undefined || momentOf(loaded.game, lines.ply) === undefined
  return fits ? present : lines.ply
}

type Own = Pick<Trying, 'kept' | 'planned' | 'plans'>

const NOTHING_SAVED: Own = { planned: [], plans: 'never' }

/** What only the seat's player sees: their saved lines and their conditional moves. */
const ownAt = async (
  { service, request }: Visit,
  { id, loaded, role }: Held,
  lines: Lines | undefined,
  ply: number,
): Promise<Own> => {
  if (role === 'director') return NOTHING_SAVED
  const { game } = loaded
  const view = shown(id, loaded, role)
  const isOwnTurn = view.turn !== null && view.turn === view.you?.seat
  const planned = await plannedBy(service.notebook, id, game, role)
  return {
    kept: (lines && linesFrom(loaded, lines, ply)) ?? '',
    planned: planned?.lines ?? [],
    plans: !mayNow(game, role, request.receivedAt).has('plan') ? 'never' : isOwnTurn ? 'later' : 'now',
  }
}

type Drawn = { readonly tryable: Tryable; readonly trying: Trying; readonly desk: Desk }

/** The analysis board that an address names. Undefined if the game has not reached its ply. */
const draw = async (visit: Visit, context: SiteContext, target: Target, choice: Choice): Promise<Drawn | undefined> => {
  const { id, loaded, path, authorized } = target
  const { game } = loaded
  const lines = isSeats(authorized) ? await linesOf(visit.service.notebook, id, game, authorized.role) : undefined
  const moment = momentOf(game, firstPly(loaded, choice, lines))
  if (!moment) return undefined
  const position: Tryable = {
    view: shown(id, loaded, authorized?.role ?? 'anyone'),
    moment,
    ballot: drawnBallotOf(loaded.game),
  }
  const own = authorized ? await ownAt(visit, authorized, lines, moment.ply) : NOTHING_SAVED
  const at = { path: `${path}/try`, game: path, ...own }
  const analysis = tryingFrom(context, position, at)
  const board = deskOf(analysis, choice)
  const { ply: present } = presentOf(game)
  if (moment.ply === present || game.status !== 'active') return { tryable: position, trying: analysis, desk: board }
  const tree = linesFrom(loaded, { ply: moment.ply, tree: writeTried(board.tried) }, present) ?? ''
  const onward = `${at.path}${queryOf({ ...lookOf(choice), ply: present, tree })}`
  return { tryable: position, trying: { ...analysis, onward }, desk: board }
}

const show = async (visit: Visit, context: SiteContext, target: Target): Promise<Response> => {
  const choice = tryingIn(visit.request.query)
  const drawn = await draw(visit, context, target, choice)
  if (!drawn) return privatePage(404, noSuchPlyPage(context, target.path, presentOf(target.loaded.game).ply))
  const { tryable: position, trying: analysis, desk: board } = drawn
  const why = whyNot(context, board)
  return privatePage(why === undefined ? 200 : 400, tryPage(context, position, analysis, board, why))
}

const targetOf = (authorized: Entered): Target => ({
  id: authorized.id,
  loaded: authorized.loaded,
  path: pathOf(authorized),
  authorized: authorized,
})

/**
 * `GET /p/{token}/try`: the query has the lines and the position among them. Without it, the lines that the seat saved
 * are shown.
 */
export const showTrying = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enter(visit, token)
  return authorized ? show(visit, await contextFor(visit, authorized), targetOf(authorized)) : unknownLink(visit)
}

/** `GET /g/{id}/try` */
export const showTryingFor = async (visit: Visit, id: string): Promise<Response> => {
  const context = await contextOf(visit)
  const loaded = isGameId(id) ? await load(visit.service.games, id) : undefined
  return loaded ? show(visit, context, { id, loaded, path: `/g/${id}` }) : privatePage(404, unknownPage(context))
}

/**
 * Adds one line to the conditional moves. The game checks it as if it had been typed. Undefined if there is no such
 * line.
 */
const addLine = async (
  visit: Visit,
  authorized: Entered,
  { trying: analysis, desk: board }: Drawn,
  isWhole: boolean,
): Promise<Performed | undefined> => {
  const line = repliesTo(board, isWhole ? wholeFrom(board, board.at) : board.at)
  const lines = line && withLine(analysis.planned, line)
  const read = readAction(JSON.stringify({ type: 'plan', ply: analysis.ply, lines }))
  return lines && read.ok ? perform(visit.service, authorized, read.value, visit.request.receivedAt) : undefined
}

/** Values of the pressed button: save the lines, or add the line (the whole of it) to the conditional moves. */
const BUTTONS = ['keep', 'plan', 'whole']

/**
 * `POST /p/{token}/try`: saves the lines, or adds the line that leads to the shown position to the conditional moves.
 */
export const postTried = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enterSeat(visit, token)
  if (!authorized) return unknownLink(visit)
  const values = readForm(visit.request.body, ['ply', 'tree', 'at', 'flip', 'do'])
  const { do: button = '', ...query } = values ?? {}
  const choice = tryingIn(query)
  const { ply, tree } = choice
  if (!values || !BUTTONS.includes(button) || ply === undefined || tree === undefined) return invalid(visit)
  const context = await contextFor(visit, authorized)
  const drawn = await draw(visit, context, targetOf(authorized), choice)
  if (!drawn || drawn.desk.fault) return invalid(visit)
  const { desk: board, trying: analysis, tryable: position } = drawn
  const lines = { ply, tree: board.choice.tree ?? '' }
  const result =
    button === 'keep'
      ? await changeSeat(visit.service, authorized, { tried: lines }, visit.request)
      : await addLine(visit, authorized, drawn, button === 'whole')
  if (result === undefined || result.kind === 'wrong-line') return invalid(visit)
  if (result.kind === 'done') return seeOther(`${analysis.path}${queryOf(board.choice)}#desk`)
  const refusal = refusalOf(result)
  if (refusal.code === 'not-found') return unknownLink(visit)
  return privatePage(
    STATUS[refusal.code],
    tryPage(context, position, analysis, board, refusalText(context.texts, refusal)),
  )
}
