/** Uses that are billed per call. */
export const COUNTED = [
  'request',
  'edge',
  'inspected',
  'answers',
  'pages',
  'stored',
  'deliver',
  'alarm',
  'notify',
  'feedback',
  'read',
  'write',
  'index',
  'queue',
  'timer',
  'arm',
  'disarm',
  'email',
] as const

/**
 * Uses that are measured: `wait` in milliseconds of waiting, `compute` in GB times milliseconds, the others in bytes.
 */
const MEASURED = ['wait', 'compute', 'mailed', 'egress', 'delivered', 'access', 'log'] as const

const USES = [...COUNTED, ...MEASURED] as const

export type Use = (typeof USES)[number]

export type Uses = Readonly<Record<Use, number>>

export type Tally = { readonly add: (use: Use, count?: number) => void; readonly uses: () => Uses }

const usesBy = (count: (use: Use) => number): Uses =>
  Object.fromEntries(USES.map((use) => [use, count(use)])) as Record<Use, number>

export const NONE: Uses = usesBy(() => 0)

export const plus = (...all: readonly Uses[]): Uses => usesBy((use) => all.reduce((sum, uses) => sum + uses[use], 0))

export const times = (uses: Uses, factor: number): Uses => usesBy((use) => uses[use] * factor)

export const minus = (a: Uses, b: Uses): Uses => plus(a, times(b, -1))

export const tallied = (): Tally => {
  const counts = new Map<Use, number>()
  return {
    add: (use, count = 1) => void counts.set(use, (counts.get(use) ?? 0) + count),
    uses: () => usesBy((use) => counts.get(use) ?? 0),
  }
}
