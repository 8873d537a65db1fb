import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { isFollow } from '../../shared/game/people.ts'
import { postponedIn, postponedText } from '../../shared/service/email/consent/postponed.ts'
import type { Amends, Known } from '../../shared/service/ports/contact.ts'
import { type Attribute, number } from './attributes.ts'

type Image = Readonly<Record<string, AttributeValue>>

const changeOf = <T>(name: string, value: T | null | undefined, write: (value: T) => AttributeValue): Attribute[] =>
  value === undefined ? [] : [[name, value === null ? null : write(value)]]

export const text = (value: string): AttributeValue => ({ S: value })
const flag = (value: boolean): AttributeValue => ({ BOOL: value })

/**
 * The attributes of a contact. An item also has `p`, the game, and `c`, the person, as its key; `t`, the last version
 * that the person was notified of; `u`, when the claim of the email being sent ends; `f`, counts; and `o`, since when
 * the seat is listed as open.
 */
export const attributesOf = ({
  email,
  filed,
  locale,
  timeZone,
  silent,
  digest,
  digestAt,
  follow,
  confirmed,
  quietUntil,
  postponed,
  returned,
  held,
  namedBy,
  epoch,
  seen,
  devices,
}: Amends): readonly Attribute[] => [
  ...changeOf('e', email, text),
  ...changeOf('m', filed, text),
  ...changeOf('l', locale, text),
  ...changeOf('z', timeZone, text),
  ...changeOf('q', silent, flag),
  ...changeOf('d', digest, flag),
  ...changeOf('h', digestAt, number),
  ...changeOf('a', follow, text),
  ...changeOf('y', confirmed, flag),
  ...changeOf('w', quietUntil, number),
  ...changeOf('r', postponed, (value) => text(postponedText(value))),
  ...changeOf('b', returned, flag),
  ...changeOf('n', held, flag),
  ...changeOf('i', namedBy, text),
  ...changeOf('k', epoch, number),
  ...changeOf('s', seen, number),
  ...changeOf('v', devices, text),
]

/** The contact in an item. */
export const contactIn = ({ e, i, m, l, z, q, d, h, a, y, w, b, n, k, s, v, t, f, r }: Image): Known => ({
  ...(e?.S !== undefined && { email: e.S }),
  ...(m?.S !== undefined && { filed: m.S }),
  ...(l?.S !== undefined && { locale: l.S }),
  ...(z?.S !== undefined && { timeZone: z.S }),
  ...(q?.BOOL !== undefined && { silent: q.BOOL }),
  ...(d?.BOOL !== undefined && { digest: d.BOOL }),
  ...(h?.N !== undefined && { digestAt: Number(h.N) }),
  ...(isFollow(a?.S) && { follow: a.S }),
  ...(y?.BOOL !== undefined && { confirmed: y.BOOL }),
  ...(w?.N !== undefined && { quietUntil: Number(w.N) }),
  ...(r?.S !== undefined && { postponed: postponedIn(r.S) }),
  ...(b?.BOOL !== undefined && { returned: b.BOOL }),
  ...(n?.BOOL !== undefined && { held: n.BOOL }),
  ...(i?.S !== undefined && { namedBy: i.S }),
  ...(k?.N !== undefined && { epoch: Number(k.N) }),
  ...(s?.N !== undefined && { seen: Number(s.N) }),
  ...(v?.S !== undefined && { devices: v.S }),
  told: Number(t?.N ?? 0),
  ...(f?.S !== undefined && { counts: f.S }),
})
