import { importCircles } from './import-circles.ts'
import { linesOf, type ParsedSource, readSource, type SourceFile } from './read-source.ts'
import { newerApis } from './newer-apis.ts'
import { ALLOWED_IMPORTS, folderOf, GENERATED_FILES, LIMITED_SOURCES } from './import-table.ts'

const MOST_LINES = 200
/**
 * A file with this many lines has hardly room for one more sentence, and should be split by subject before it is full.
 */
const NEARLY_FULL = 190
const MOST_MEDIAN_LINES = 80

const IMPURE =
  'Date.now, new Date(), Math.random, performance, setTimeout, setInterval, setImmediate, process, console, fetch, crypto, globalThis, window, document, require'.split(
    ', ',
  )

const VAGUE = /(^|[/-])(utils?|helpers?|common|managers?)([./-]|$)/

const isSource = (path: string) =>
  LIMITED_SOURCES.some((start) => path.startsWith(start)) && !GENERATED_FILES.some((made) => made === path)

type Rule = (file: ParsedSource) => readonly string[]

const parses: Rule = ({ path, broken }) => broken.map((message) => `${path} cannot be read: ${message}`)

const importsOnlyWhatItMay: Rule = ({ path, imports }) => {
  const folder = folderOf(path)
  const allowed = folder === undefined ? undefined : ALLOWED_IMPORTS[folder]
  if (folder === undefined || allowed === undefined) {
    return path.includes('/') ? [`${path} is in a folder that the table of imports does not list`] : []
  }
  return imports
    .filter(({ target, inside, typeOnly }) => {
      if (inside && folderOf(target) === folder) return false
      return ![...allowed.values, ...(typeOnly ? (allowed.types ?? []) : [])].some((start) => target.startsWith(start))
    })
    .map(({ target }) => `${path} must not import ${target}`)
}

const sharedIsPure: Rule = ({ path, reaches }) =>
  path.startsWith('shared/')
    ? reaches.filter((name) => IMPURE.includes(name)).map((name) => `${path} names ${name}: pass it in`)
    : []

const coreDoesNotThrow: Rule = ({ path, throws }) =>
  throws && /^shared\/(draughts|game|tournament)\//.test(path) ? [`${path} throws: answer with a value instead`] : []

const noAny: Rule = ({ path, any }) => (any && isSource(path) ? [`${path} uses the type any`] : [])

const namesSayWhat: Rule = ({ path }) => (VAGUE.test(path) ? [`${path} has a name that says nothing`] : [])

const notTooLong: Rule = ({ path, lines }) =>
  isSource(path) && lines > MOST_LINES ? [`${path} has ${lines} lines, more than ${MOST_LINES}`] : []

const RULES = [parses, importsOnlyWhatItMay, sharedIsPure, coreDoesNotThrow, noAny, namesSayWhat, notTooLong]

const medianFault = (files: readonly ParsedSource[]): readonly string[] => {
  const sizes = files.filter(({ path }) => isSource(path)).map(({ lines }) => lines)
  const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  return median < MOST_MEDIAN_LINES
    ? []
    : [`the median source file has ${median} lines, not under ${MOST_MEDIAN_LINES}`]
}

/** Returns source files that are nearly as long as they may be, with their lengths. */
export const nearlyFull = (files: readonly SourceFile[]): readonly string[] =>
  files
    .map(({ path, source }) => ({ path, lines: linesOf(source) }))
    .filter(({ path, lines }) => isSource(path) && lines >= NEARLY_FULL)
    .map(({ path, lines }) => `${path} (${lines})`)

export const architectureFaults = (files: readonly SourceFile[]): readonly string[] => {
  const readings = files.map(readSource)
  return [
    ...readings.flatMap((file) => RULES.flatMap((rule) => rule(file))),
    ...files.flatMap(newerApis),
    ...importCircles(readings).map((circle) => `an import circle: ${circle.join(' -> ')}`),
    ...medianFault(readings),
  ]
}
