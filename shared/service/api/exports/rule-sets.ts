import type { PositionView, RuleSets } from '../../../api/answers/games/rule-shapes.ts'
import { rulesMoveBody } from '../../../api/bodies.ts'
import { rulesId } from '../../../api/input/shapes.ts'
import { parse, parseBody } from '../../../api/input/parse-body.ts'
import {
  type Position,
  type RuleSet,
  RULES_IDS,
  boardSize,
  isTooComplex,
  letterName,
  legalMoves,
  makeFen,
  outcome,
  parseFen,
  coordinatesOf,
  play,
  readMove,
  ruleSetOf,
  startPosition,
  writeMoves,
} from '../../../draughts/index.ts'
import { hasPlayableMaterial } from '../../../game/board/opening-position.ts'
import { TOO_COMPLEX_POSITION, UNPLAYABLE_POSITION } from '../../creation/resolve-terms.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import {
  invalidRequestResponse,
  jsonResponse,
  problemResponse,
  unknownNameResponse,
} from '../../http/problem-response.ts'
import { movesView } from '../../../api/views/game-view.ts'

const squaresOf = (rules: RuleSet): RuleSets['rules'][number]['board']['places'] =>
  Array.from({ length: boardSize(rules).squares }, (_, before) => {
    const square = before + 1
    const coordinates = { square, ...coordinatesOf(rules, square) }
    return rules.written === 'letters' ? { ...coordinates, name: letterName(rules, square) } : coordinates
  })

/** Answers `GET /v1/rules`. */
export const listRuleSets = (): Response =>
  jsonResponse(
    200,
    {
      rules: RULES_IDS.map((id): RuleSets['rules'][number] => {
        const ruleSet = ruleSetOf(id)
        return {
          id,
          board: { ...boardSize(ruleSet), places: squaresOf(ruleSet) },
          begins: ruleSet.begins,
          gameType: ruleSet.gameType,
          fen: makeFen(ruleSet, startPosition(ruleSet)),
        }
      }),
    },
    { 'cache-control': 'public, max-age=3600' },
  )

const positionView = (rules: RuleSet, position: Position): PositionView => {
  const result = outcome(rules, position)
  return {
    fen: makeFen(rules, position),
    turn: position.turn,
    legalMoves: movesView(rules, position),
    ...(result && { result }),
  }
}

const moveResponse = async (
  service: Service,
  request: Request,
  rules: RuleSet,
  position: Position,
  move: string,
): Promise<Response> => {
  const read = readMove(rules, position, move)
  if (read.kind === 'move')
    return jsonResponse(200, {
      ...positionView(rules, position),
      after: makeFen(rules, play(rules, position, read.move)),
    })
  const { reason, article, forms } = read
  const moves = writeMoves(rules, legalMoves(rules, position))
  return problemResponse(
    service,
    request,
    { code: 'illegal-move', reason, article, ...(forms && { forms }) },
    { legalMoves: moves },
  )
}

/**
 * Answers `POST /v1/rules/{rules}/moves`: legal moves of a position, or what a move makes of it. There is no game, and
 * nothing is stored.
 */
export const tryRuleSetMove = async (service: Service, request: Request, rulesName: string): Promise<Response> => {
  const id = parse(rulesId, rulesName)
  if (!id.ok) return unknownNameResponse(service, request, 'There are no such rules. GET /v1/rules lists them all.')
  const read = parseBody(rulesMoveBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const rules = ruleSetOf(id.value)
  const start = parseFen(rules, read.value.fen)
  if (start.kind === 'fault') return invalidRequestResponse(service, request, [{ path: 'fen', message: start.message }])
  if (!hasPlayableMaterial(rules, start.position))
    return invalidRequestResponse(service, request, [{ path: 'fen', message: UNPLAYABLE_POSITION }])
  if (isTooComplex(rules, start.position))
    return problemResponse(service, request, {
      code: 'too-complex',
      issues: [{ path: 'fen', message: TOO_COMPLEX_POSITION }],
    })
  const { move } = read.value
  return move === undefined
    ? jsonResponse(200, positionView(rules, start.position))
    : moveResponse(service, request, rules, start.position, move)
}
