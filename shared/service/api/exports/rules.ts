import type { PositionView, RuleSets } from '../../../api/answers/games/rule-shapes.ts'
import { rulesMoveBody } from '../../../api/input/bodies.ts'
import { parse, parseBody, rulesId } from '../../../api/input/shapes.ts'
import {
  type Position,
  type RuleSheet,
  RULES_IDS,
  boardSize,
  isTooComplex,
  letterName,
  legalMoves,
  makeFen,
  outcome,
  parseFen,
  placeOf,
  play,
  readMove,
  sheetOf,
  startPosition,
  writeMoves,
} from '../../../draughts/index.ts'
import { hasPlayableMaterial } from '../../../game/opening.ts'
import { TOO_COMPLEX, UNPLAYABLE } from '../../creation/resolve-terms.ts'
import type { Request, Response } from '../../http.ts'
import type { Service } from '../../service.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import { invalid, json, problem } from '../http/problem.ts'
import { movesView } from '../../../api/views/game-view.ts'

const squaresOf = (rules: RuleSheet): RuleSets['rules'][number]['board']['places'] =>
  Array.from({ length: boardSize(rules).squares }, (_, before) => {
    const square = before + 1
    const coordinates = { square, ...placeOf(rules, square) }
    return rules.written === 'letters' ? { ...coordinates, name: letterName(rules, square) } : coordinates
  })

/** `GET /v1/rules` */
export const listRules = (): Response =>
  json(
    200,
    {
      rules: RULES_IDS.map((id): RuleSets['rules'][number] => {
        const ruleSet = sheetOf(id)
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

const positionView = (rules: RuleSheet, position: Position): PositionView => {
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
  rules: RuleSheet,
  position: Position,
  move: string,
): Promise<Response> => {
  const read = readMove(rules, position, move)
  if (read.kind === 'move')
    return json(200, { ...positionView(rules, position), after: makeFen(rules, play(rules, position, read.move)) })
  const { reason, article, forms } = read
  const moves = writeMoves(rules, legalMoves(rules, position))
  return problem(
    service,
    request,
    { code: 'illegal-move', reason, article, ...(forms && { forms }) },
    { legalMoves: moves },
  )
}

/**
 * `POST /v1/rules/{rules}/moves`: legal moves of a position, or what a move makes of it. There is no game, and nothing
 * is stored.
 */
export const tryRules = async (service: Service, request: Request, rulesName: string): Promise<Response> => {
  const id = parse(rulesId, rulesName)
  if (!id.ok) return problem(service, request, NOT_FOUND)
  const read = parseBody(rulesMoveBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const rules = sheetOf(id.value)
  const start = parseFen(rules, read.value.fen)
  if (start.kind === 'fault') return invalid(service, request, [{ path: 'fen', message: start.message }])
  if (!hasPlayableMaterial(rules, start.position))
    return invalid(service, request, [{ path: 'fen', message: UNPLAYABLE }])
  if (isTooComplex(rules, start.position))
    return problem(service, request, { code: 'too-complex', issues: [{ path: 'fen', message: TOO_COMPLEX }] })
  const { move } = read.value
  return move === undefined
    ? json(200, positionView(rules, start.position))
    : moveResponse(service, request, rules, start.position, move)
}
