import { ACT_TYPES } from '../../game/commands.ts'
import { ACTS } from '../../api/acts.ts'
import type { ListedAct } from '../../pages/guide.ts'

/** For the API guide. A question mark: the field is optional. */
export const listedActs: readonly ListedAct[] = ACT_TYPES.map((type) => ({
  type,
  fields: Object.entries(ACTS[type].fields).map(([name, { _zod }]) => (_zod.optin === 'optional' ? `${name}?` : name)),
}))
