import * as z from 'zod/mini'
import {
  LISTED_TERMS,
  LISTED_TERM_NAMES,
  type ListedTermName,
  type ListedTermValue,
} from '../../../game/model/listed-terms.ts'
import { documented } from './answer-values.ts'

/** What the API's document says about each listed term. */
const SENTENCES: Readonly<Record<ListedTermName, string>> = {
  drawOffersFrom:
    'From which of their own moves on, numbered as on score sheets, players may offer a draw; from the first if left out. Claims of a draw are not bound by it.',
  engines: 'Whether draughts programs may help the players. Nobody checks it. If left out, nothing is agreed about it.',
  tables:
    'Whether the side to move may claim a win or draw by the endgame table (`GET /v1/tables`). Games of English draughts alone may have it.',
}

type Shapes = { readonly [N in ListedTermName]: z.ZodMiniOptional<z.ZodMiniType<ListedTermValue<N>>> }

const shapeOf = (name: ListedTermName): z.ZodMiniType => {
  const term = LISTED_TERMS[name]
  return term.kind === 'number' ? z.int().check(z.gte(term.least), z.lte(term.most)) : z.enum(term.words)
}

/** Returns new shapes of these listed terms; by default of all terms, as for an answer. Each term may be left out. */
export const listedTermShapes = (names: readonly ListedTermName[] = LISTED_TERM_NAMES): Shapes =>
  Object.fromEntries(
    names.map((name) => [name, documented(z.optional(shapeOf(name)), SENTENCES[name])]),
  ) as unknown as Shapes
