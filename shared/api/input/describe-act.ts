import * as z from 'zod/mini'
import { type ActCommand, type ActFacts, type ActType, type PlainActType, mayGive } from '../../game/commands.ts'
import type { TableFinding } from '../../game/board/find-in-table.ts'
import type { Play } from '../../game/model/game.ts'
import type { ConditionalMoves } from '../../game/board/conditional-moves.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Role } from '../../game/model/words.ts'
import type { Issue } from '../values/issues.ts'
import { plyInput } from '../values/values.ts'
import { type FormReader, readUnchanged } from './forms.ts'

/**
 * What an act depends on besides its body. `plan` is the name under which conditional moves are stored; `next` makes
 * the id of a rematch, and `contact` the id under which a new contact is stored. `found` is what the endgame table says,
 * if the act is a claim by it.
 */
export type ActContext = {
  readonly role: Role
  readonly play: Play | undefined
  readonly plan: string
  readonly next: () => string
  readonly contact: () => string
  readonly found: TableFinding | undefined
}

export type ReadAct = {
  readonly type: ActType
  readonly ply: number
  /** Conditional moves. They are stored first, under the name `plan`; then the game stores that name. */
  readonly lines?: ConditionalMoves['lines']
  /** Returns what is wrong with the body if it comes from this role. */
  readonly issuesFor: (role: Role) => readonly Issue[]
  readonly commandFor: (context: ActContext) => ActCommand | Refusal
}

/** The refusal of an act that belongs to another role. */
export const NOT_YOURS_TO_DO: Refusal = { code: 'not-yours-to-do' }

type BodyOf<S extends z.core.$ZodShape> = z.output<z.ZodMiniObject<S>>
type More<S extends z.core.$ZodShape> = {
  readonly form?: FormReader
  readonly lines?: (body: BodyOf<S>) => ConditionalMoves['lines']
  /** An optional field of the body that the arbiter must give. */
  readonly arbiterGives?: keyof S & keyof BodyOf<S> & string
}

/** How one act is read. */
export type ActInput<T extends ActType> = {
  readonly type: T
  /** The fields of the body besides `type` and `ply`. */
  readonly fields: z.core.$ZodShape
  readonly shape: z.ZodMiniType<ReadAct>
  readonly form: FormReader
}

/**
 * Describes how an act is read. `fields` are the fields of its body, `facts` makes the fields of its command, and
 * `form` reads the page's form if its fields differ from the body's.
 */
export const describeAct = <T extends ActType, S extends z.core.$ZodShape>(
  type: T,
  fields: S,
  facts: (body: BodyOf<S>, context: ActContext) => ActFacts<T> | Refusal,
  { form = readUnchanged(Object.keys(fields)), lines, arbiterGives }: More<S> = {},
): ActInput<T> => {
  const loose: z.core.$ZodShape = fields
  const shape = z.pipe(
    z.strictObject({ ...loose, type: z.literal(type), ply: plyInput }),
    z.transform((read): ReadAct => {
      // The casts are sound, but TypeScript does not follow a generic spread: the body has the fields, and the command
      // has the facts of its type.
      const body = read as unknown as BodyOf<S>
      const commandFor = (context: ActContext): ActCommand | Refusal => {
        const command = mayGive(type, context.role) ? facts(body, context) : NOT_YOURS_TO_DO
        return 'code' in command
          ? command
          : ({ ...command, type, by: context.role, ply: read.ply } as unknown as ActCommand)
      }
      const issuesFor = (role: Role): readonly Issue[] =>
        role === 'arbiter' && arbiterGives !== undefined && body[arbiterGives] === undefined
          ? [{ path: arbiterGives, message: 'must be given by the arbiter' }]
          : []
      return { type, ply: read.ply, issuesFor, commandFor, ...(lines && { lines: lines(body) }) }
    }),
  )
  return { type, fields: loose, shape, form }
}

/** Describes an act without further fields. */
export const describePlainAct = <T extends PlainActType>(type: T): ActInput<T> =>
  describeAct(type, {}, () => ({}) as ActFacts<T>)
