import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of stages beside package.json: `{"live": {"domain": …}, "trial": {…}}`. */
export const STAGES_FILE = join(import.meta.dirname, '../../stages.json')

/** The options of a stage as texts, as `-c` gives them. */
export type GivenSettings = Readonly<Record<string, string>>

type Stages = ReadonlyMap<string, GivenSettings>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (stage: string, name: string, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`stage ${stage}: ${name} must be a text or a number`)
}

/** The name of a stage. It becomes part of the names of stacks and alarms. */
const STAGE = /^[a-z][a-z0-9-]{0,19}$/

/** The stages in the text of the file. Throws one sentence about the first fault. */
export const parseStages = (text: string): Stages => {
  const read: unknown = JSON.parse(text)
  if (!isRecord(read)) throw new Error('stages are an object: a name, then the settings of that stage')
  return new Map(
    Object.entries(read).map(([stage, settings]) => {
      if (!STAGE.test(stage)) throw new Error(`stage '${stage}': a name has lowercase letters, digits and hyphens`)
      if (!isRecord(settings)) throw new Error(`stage ${stage}: its settings are an object`)
      const options = Object.entries(settings).map(([name, value]) => [name, textOf(stage, name, value)] as const)
      return [stage, Object.fromEntries(options)]
    }),
  )
}

/** The stages in a file. Throws one sentence if there is no such file, or about its first fault. */
export const readStages = (path: string): Stages => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`there is no ${path}: docs/operations.md shows one`)
  }
  try {
    return parseStages(text)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The options of a stage. Throws if there is no stage of that name. */
export const findStage = (stages: Stages, name: string): GivenSettings => {
  const options = stages.get(name)
  if (options) return options
  throw new Error(`there is no stage '${name}'; there are: ${[...stages.keys()].join(', ') || 'none'}`)
}
