import { actionBody } from '../../api/actions.ts'
import type { ListedAct } from '../../pages/guide.ts'

/** What is asked of a field's shape: whether it may be left out. */
type Field = { readonly _zod: { readonly optin?: string | undefined } }

/** The types of action and their fields, as the shape that judges them has them. */
export const listedActs: readonly ListedAct[] = actionBody.def.options.flatMap(({ shape }) => {
  const fields = Object.entries<Field>(shape)
    .filter(([name]) => name !== 'type' && name !== 'ply')
    .map(([name, field]) => (field._zod.optin === 'optional' ? `${name}?` : name))
  return shape.type.def.values.map((type) => ({ type, fields }))
})
