import { ACT_TYPES } from '../../api/actions.ts'
import { ACTS } from '../../api/acts.ts'
import type { ListedAct } from '../../pages/guide.ts'

/** The acts and their fields, as the documentation lists them. A question mark: the field may be left out. */
export const listedActs: readonly ListedAct[] = ACT_TYPES.map((type) => ({
  type,
  fields: Object.entries(ACTS[type].fields).map(([name, { _zod }]) => (_zod.optin === 'optional' ? `${name}?` : name)),
}))
