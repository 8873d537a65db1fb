import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { isFollow } from '../../shared/game/people.ts'
import { postponedIn, postponedText } from '../../shared/service/email/consent/postponed.ts'
import type { Amends, Known } from '../../shared/service/ports/ports.ts'
import { type Attribute, number } from './attributes.ts'

type Image = Readonly<Record<string, AttributeValue>>

const attributeOf = <T>(name: string, value: T | null | undefined, write: (value: T) => AttributeValue): Attribute[] =>
  value === undefined ? [] : [[name, value === null ? null : write(value)]]

export const text = (value: string): AttributeValue => ({ S: value })
const flag = (value: boolean): AttributeValue => ({ BOOL: value })

/** Key: game (`p`), person (`c`). `t`: the last version told; `u`: the claim's end; `f`: counts; `o`: since when an open seat. */
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
  ...attributeOf('e', email, text),
  ...attributeOf('m', filed, text),
  ...attributeOf('l', locale, text),
  ...attributeOf('z', timeZone, text),
  ...attributeOf('q', silent, flag),
  ...attributeOf('d', digest, flag),
  ...attributeOf('h', digestAt, number),
  ...attributeOf('a', follow, text),
  ...attributeOf('y', confirmed, flag),
  ...attributeOf('w', quietUntil, number),
  ...attributeOf('r', postponed, (value) => text(postponedText(value))),
  ...attributeOf('b', returned, flag),
  ...attributeOf('n', held, flag),
  ...attributeOf('i', namedBy, text),
  ...attributeOf('k', epoch, number),
  ...attributeOf('s', seen, number),
  ...attributeOf('v', devices, text),
]

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
