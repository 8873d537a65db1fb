import type { SittingEvent } from '../../../game/events.ts'
import { type Rows, toBoth } from './row.ts'

const offered = () => ({ kind: 'offered' }) as const
const joined = () => ({ kind: 'joined' }) as const

export const SITTING = {
  offered: { letter: offered, to: () => ['creator', 'director'] },
  joined: { letter: joined, to: toBoth },
} satisfies Rows<SittingEvent['type'], 'offered' | 'joined'>
