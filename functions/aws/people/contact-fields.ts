import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { isArbiterEmails } from '../../../shared/game/model/people.ts'
import { parsePostponed, formatPostponed } from '../../../shared/service/email/requests/postponed.ts'
import { withNote } from '../../../shared/service/evidence/delivery-notes.ts'
import type { ContactChanges, StoredContact } from '../../../shared/service/ports/contacts.ts'
import { type AttributeChange, numberValue } from '../dynamodb/attributes.ts'

type Image = Readonly<Record<string, AttributeValue>>

const changeOf = <T>(
  name: string,
  value: T | null | undefined,
  write: (value: T) => AttributeValue,
): AttributeChange[] => (value === undefined ? [] : [[name, value === null ? null : write(value)]])

export const textValue = (value: string): AttributeValue => ({ S: value })
const flag = (value: boolean): AttributeValue => ({ BOOL: value })

/**
 * Returns the attributes of a contact. An item has further ones: `p`, the game, and `c`, the person, as its key; `t`,
 * the last version that the person was notified of; `u`, when the claim of the email being sent ends; `f`, how many
 * emails the seat got in a day; `g`, the notes of its last deliveries; and `o`, the time since which the seat is listed
 * as open.
 */
export const contactAttributes = ({
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
  look,
  devices,
  muted,
}: ContactChanges): readonly AttributeChange[] => [
  ...changeOf('e', email, textValue),
  ...changeOf('m', filed, textValue),
  ...changeOf('l', locale, textValue),
  ...changeOf('z', timeZone, textValue),
  ...changeOf('q', silent, flag),
  ...changeOf('d', digest, flag),
  ...changeOf('h', digestAt, numberValue),
  ...changeOf('a', follow, textValue),
  ...changeOf('y', confirmed, flag),
  ...changeOf('w', quietUntil, numberValue),
  ...changeOf('r', postponed, (value) => textValue(formatPostponed(value))),
  ...changeOf('b', returned, flag),
  ...changeOf('n', held, flag),
  ...changeOf('i', namedBy, textValue),
  ...changeOf('k', epoch, numberValue),
  ...changeOf('s', seen, numberValue),
  ...changeOf('j', look, textValue),
  ...changeOf('v', devices, textValue),
  ...changeOf('x', muted, flag),
]

/** Returns the newest notes of a list, which may be longer than what is kept (`contacts.ts`). */
const notesIn = (list: readonly AttributeValue[]): string =>
  list.reduce<string>((notes, { S = '' }) => withNote(notes, S), '')

/** Returns the contact in an item. */
export const contactInItem = (item: Image): StoredContact => {
  const { e, i, m, l, z, q, d, h, a, y, w, b, n, k, s, j, v, x, t, f, g, r } = item
  return {
    ...(e?.S !== undefined && { email: e.S }),
    ...(m?.S !== undefined && { filed: m.S }),
    ...(l?.S !== undefined && { locale: l.S }),
    ...(z?.S !== undefined && { timeZone: z.S }),
    ...(q?.BOOL !== undefined && { silent: q.BOOL }),
    ...(d?.BOOL !== undefined && { digest: d.BOOL }),
    ...(h?.N !== undefined && { digestAt: Number(h.N) }),
    ...(isArbiterEmails(a?.S) && { follow: a.S }),
    ...(y?.BOOL !== undefined && { confirmed: y.BOOL }),
    ...(w?.N !== undefined && { quietUntil: Number(w.N) }),
    ...(r?.S !== undefined && { postponed: parsePostponed(r.S) }),
    ...(b?.BOOL !== undefined && { returned: b.BOOL }),
    ...(n?.BOOL !== undefined && { held: n.BOOL }),
    ...(i?.S !== undefined && { namedBy: i.S }),
    ...(k?.N !== undefined && { epoch: Number(k.N) }),
    ...(s?.N !== undefined && { seen: Number(s.N) }),
    ...(j?.S !== undefined && { look: j.S }),
    ...(v?.S !== undefined && { devices: v.S }),
    ...(x?.BOOL !== undefined && { muted: x.BOOL }),
    told: Number(t?.N ?? 0),
    ...(f?.S !== undefined && { counts: f.S }),
    ...(g?.L && { deliveries: notesIn(g.L) }),
  }
}
