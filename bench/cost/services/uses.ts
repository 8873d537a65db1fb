/** Uses that are billed per call. */
export const CALL_USES = [
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

const USES = [...CALL_USES, ...MEASURED] as const

export type Use = (typeof USES)[number]

export type Uses = Readonly<Record<Use, number>>

export type UseCounter = { readonly add: (use: Use, count?: number) => void; readonly uses: () => Uses }

const usesBy = (count: (use: Use) => number): Uses =>
  Object.fromEntries(USES.map((use) => [use, count(use)])) as Record<Use, number>

export const NO_USES: Uses = usesBy(() => 0)

export const addUses = (...all: readonly Uses[]): Uses => usesBy((use) => all.reduce((sum, uses) => sum + uses[use], 0))

export const scaleUses = (uses: Uses, factor: number): Uses => usesBy((use) => uses[use] * factor)

export const subtractUses = (a: Uses, b: Uses): Uses => addUses(a, scaleUses(b, -1))

export const useCounter = (): UseCounter => {
  const counts = new Map<Use, number>()
  return {
    add: (use, count = 1) => void counts.set(use, (counts.get(use) ?? 0) + count),
    uses: () => usesBy((use) => counts.get(use) ?? 0),
  }
}
