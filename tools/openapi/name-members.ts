type Json = Readonly<Record<string, unknown>>

/** The names of members by the place of their union, in the order of its shape. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'ActAnswer.links': ['RelatedGameLinks', 'LostSeatLink'],
  'CreateBody.clock': ['ClockPreset', 'TimeControl'],
  'CreateBody.opening': ['UsualStart', 'OpeningFen', 'OpeningPdn', 'OpeningBallot'],
  'Game.clock.left': ['DurationByColour'],
  'Game.opening': ['GameUsualStart', 'GameOpeningFen', 'GameOpeningBallot'],
  MoveAnswer: ['MovePlayed', 'MoveTried'],
  OrderAnswer: ['OrderPlaced', 'OrderTried'],
  'PairedOrder.clock': ['ClockPreset', 'TimeControl'],
  'PairedOrder.opening': ['UsualStart', 'OpeningFen', 'OpeningPdn', 'OpeningBallot'],
  Posted: ['PostedEvent', 'PostedTournament', 'PostedTest'],
  FoundAnswer: ['TournamentsFounded', 'TournamentsPlanned'],
  'FoundBody.clock': ['ClockPreset', 'TimeControl'],
  'FoundBody.opening': ['EventUsualStart', 'EventBallots', 'EventPositions'],
  'FoundBody.eventRules': ['EventRulesText', 'EventRulesAddress'],
  'PlannedTournament.opening': ['TournamentUsualStart', 'TournamentBallots', 'TournamentPositions'],
  'Tournament.opening': ['TournamentUsualStart', 'TournamentBallots', 'TournamentPositions'],
  'TournamentTermsBody.clock': ['ClockPreset', 'TimeControl'],
  'TournamentTermsBody.opening': ['EventUsualStart', 'EventBallots', 'EventPositions'],
  'TournamentTermsBody.eventRules': ['EventRulesText', 'EventRulesAddress'],
}

/** Members of several unions, by their JSON. */
const SHARED: Readonly<Record<string, string>> = { '{"type":"string","enum":["black","white"]}': 'Colour' }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: Json): boolean => schema['type'] === 'null'

/** Returns whether a schema has neither fields nor a list of values, so that a generator needs no name for it. */
const isPlain = ({ type, properties, ...schema }: Json): boolean =>
  typeof type === 'string' && type !== 'object' && !properties && !('enum' in schema) && !('const' in schema)

/** Returns a name in capitals and small letters, such as `DrawOffered` for `draw-offered`. */
const pascal = (text: string): string =>
  text
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

const typeIn = ({ properties }: Json): string | undefined => {
  const type = isObject(properties) ? properties['type'] : undefined
  return isObject(type) && typeof type['const'] === 'string' ? type['const'] : undefined
}

type Union = { readonly path: string; readonly members: readonly Json[] }

/** Names a member: by the tables, by its constant `type`, or by the field whose value is the member or null. */
const nameOf = ({ path, members }: Union, index: number): string => {
  const member = members[index] ?? {}
  const named = SHARED[JSON.stringify(member)] ?? MEMBERS[path]?.[index]
  if (named !== undefined) return named
  const type = typeIn(member)
  if (type !== undefined) return `${path}${pascal(type)}`
  if (members.filter((each) => !isNull(each)).length > 1) throw new Error(`no name for member ${index} of ${path}`)
  return path.split('.').map(pascal).join('')
}

/** The members named so far, and how a reference to a name is written. */
type Naming = {
  readonly taken: ReadonlySet<string>
  readonly named: Map<string, unknown>
  readonly byText: Map<string, string>
  readonly reference: (name: string) => string
}

/** Gives a member the name, or returns the one of the same member elsewhere. */
const addMember = (naming: Naming, wanted: string, member: Json): string => {
  const { taken, named, byText } = naming
  const text = JSON.stringify(member)
  const known = byText.get(text)
  if (known !== undefined) return known
  if (taken.has(wanted) || named.has(wanted)) throw new Error(`two schemas are named ${wanted}`)
  byText.set(text, wanted)
  named.set(wanted, undefined)
  named.set(wanted, walk(naming, member, wanted))
  return wanted
}

/** Returns a plain value that may be null, if the union is one. */
const nullablePlain = (members: readonly Json[]): Json | undefined => {
  const [value, ...others] = members.filter((each) => !isNull(each))
  return value && others.length === 0 && members.length === 2 && isPlain(value) ? value : undefined
}

const walkUnion = (naming: Naming, rest: Json, key: 'anyOf' | 'oneOf', union: Union): Json => {
  const plain = nullablePlain(union.members)
  if (plain) return { ...plain, ...rest, type: [plain['type'], 'null'] }
  const members = union.members.map((member, index) =>
    isNull(member) || '$ref' in member
      ? member
      : { $ref: naming.reference(addMember(naming, nameOf(union, index), member)) },
  )
  return { ...rest, [key]: members }
}

const walkFields = (naming: Naming, schema: Json, path: string): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, each]) => [
      key,
      key === 'properties' && isObject(each)
        ? Object.fromEntries(
            Object.entries(each).map(([name, field]) => [name, walk(naming, field, `${path}.${name}`)]),
          )
        : walk(naming, each, path),
    ]),
  )

const walk = (naming: Naming, value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => walk(naming, each, path))
  if (!isObject(value)) return value
  for (const key of ['anyOf', 'oneOf'] as const) {
    const { [key]: members, ...rest } = value
    if (Array.isArray(members))
      return walkUnion(naming, walkFields(naming, rest, path), key, { path, members: members as Json[] })
  }
  return walkFields(naming, value, path)
}

/**
 * Returns the schemas with a name for every member of a union, and a reference in its place: generators that make up
 * names for such members make clients that do not compile. A plain value that may be null has two types instead.
 */
export const nameMembers = (schemas: Json, reference: (name: string) => string): Json => {
  const named = new Map<string, unknown>()
  const naming: Naming = { taken: new Set(Object.keys(schemas)), named, byText: new Map(), reference }
  const all = Object.entries(schemas).map(([name, schema]) => [name, walk(naming, schema, name)] as const)
  return Object.fromEntries([...all, ...named].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
