import { RULES_IDS } from '../../../shared/draughts/index.ts'
import type { Recorder } from '../recorder.ts'

/** Positions with kings, with many captures, with moves whose short forms are ambiguous, and near the end of a game. */
const POSITIONS: readonly (readonly [rules: string, fen: string, move?: string])[] = [
  ['english', 'B:B2:W6,7,14,15'],
  ['english', 'B:B2:W6,7,14,15', '2x18'],
  ['english', 'B:B2:W6,7,14,15', '2x9x18'],
  ['english', 'W:W22,27:B18,4', '27-23'],
  ['english', 'W:W31:B27,19,11', '31x24'],
  ['international', 'W:W48:B24,K31,34,K42,43', '48x26'],
  ['english-kings-first', 'W:W22,K32:B18,27', '22x15'],
  ['italian', 'W:WK23,31:B19,26,27', '31x15'],
  ['english', 'W:W22:B1', '22-14'],
  ['english', 'W:W22:B1', '22-26'],
  ['english', 'B:B22:W26,27', '22x24'],
  ['english', 'W:W22:B1', '1-5'],
  ['english', 'W:W22:B1', '22-33'],
  ['english', 'W:W22:B1', 'hello'],
  ['english', 'W:W6:B1,K9', '6-2'],
  ['english', 'W:W:B1'],
  ['english', 'W:W32:B27,28,23,24,19'],
  ['international', 'W:WK28:BK5'],
  ['russian', 'W:Wc3,Ke1:Bd4,f6'],
  ['brazilian', 'W:W31,K46:B28,27,18'],
  ['canadian', 'W:WK66:B45,30'],
  ['frisian', 'W:WK28,33:B22,18', '33-29'],
  ['thai', 'W:WK32:B27,18'],
]

export const trying = async ({ ask }: Recorder): Promise<void> => {
  const listed = await ask('GET /v1/rules')
  const { rules } = listed.body as unknown as { rules: readonly { id: string; fen: string }[] }
  for (const id of RULES_IDS)
    await ask(`POST /v1/rules/${id}/moves`, { body: { fen: rules.find((each) => each.id === id)?.fen } })
  for (const [id, fen, move] of POSITIONS) await ask(`POST /v1/rules/${id}/moves`, { body: { fen, move } })
  for (const body of [
    '',
    {},
    { fen: 'nonsense' },
    { fen: 'W:W22:B1', move: '' },
    { fen: 'W:W99:B1' },
    { fen: 'W:W22:B1', ply: 1 },
  ])
    await ask('POST /v1/rules/english/moves', { body })
  await ask('POST /v1/rules/chess/moves', { body: { fen: 'W:W22:B1' } })
}
