import type { SittingEvent } from '../../../game/events.ts'
import { ROLES } from '../../../game/words.ts'
import { type Rows, toBoth } from './row.ts'

const offered = () => ({ kind: 'offered' }) as const
const joined = () => ({ kind: 'joined' }) as const

export const SITTING = {
  offered: { letter: offered, to: () => ROLES },
  joined: { watched: true, letter: joined, to: toBoth },
  appointed: { letter: offered, to: () => ['director'] },
} satisfies Rows<SittingEvent['type'], 'offered' | 'joined'>
