import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { numberValue, textAttribute } from '../../functions/aws/dynamodb/attributes.ts'
import { contactAttributes, contactInItem as contactInImage } from '../../functions/aws/people/contact-fields.ts'
import { PEOPLE_EXPIRY } from '../../functions/aws/people/item-retention.ts'
import { NOTEBOOK_PREFIX } from '../../functions/aws/people/notebook.ts'
import { contactColumns, contactFromRow } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { type Contact, contactOnly } from '../../shared/service/ports/contacts.ts'
import { notesIn } from '../../shared/service/evidence/delivery-notes.ts'
import {
  type MovedItem,
  type TableRow,
  type SqliteRow,
  instantFrom,
  expiryAttribute,
  toTextAttribute,
} from './cells.ts'

/** Returns the contact in a row. The row's own fields (`told`, `counts`, `deliveries`) are copied separately. */
const contactOf = (row: SqliteRow): Contact =>
  contactOnly(contactFromRow({ ...row, told: 0, counts: null, deliveries: null }))

export const contactImage = (row: SqliteRow): MovedItem => ({
  p: toTextAttribute(row['game']),
  c: toTextAttribute(row['id']),
  ...Object.fromEntries(contactAttributes(contactOf(row)).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  t: numberValue(Number(row['told'])),
  ...(typeof row['counts'] === 'string' && { f: toTextAttribute(row['counts']) }),
  ...(typeof row['deliveries'] === 'string' && {
    g: { L: notesIn(row['deliveries']).map((note) => toTextAttribute(note)) },
  }),
  ...(typeof row['since'] === 'number' && { o: numberValue(row['since']) }),
  ...expiryAttribute(PEOPLE_EXPIRY, row['expires']),
})

export const contactRow = (image: MovedItem): TableRow => {
  const known = contactInImage(image)
  const since = image['o']?.N
  return {
    table: 'contact',
    row: {
      game: textAttribute(image, 'p'),
      id: textAttribute(image, 'c'),
      ...contactColumns(known),
      told: known.told,
      counts: known.counts ?? null,
      deliveries: known.deliveries ?? null,
      since: since === undefined ? null : Number(since),
      expires: instantFrom(image[PEOPLE_EXPIRY]),
    },
  }
}

export const notebookImage = ({ game, name, text: content, expires }: SqliteRow): MovedItem => ({
  p: toTextAttribute(game),
  c: toTextAttribute(`${NOTEBOOK_PREFIX}${String(name)}`),
  x: { B: deflateRawSync(String(content)) },
  ...expiryAttribute(PEOPLE_EXPIRY, expires),
})

/** Returns the SQLite row of a notebook page; undefined if the page was removed, which leaves an item without text. */
export const notebookRow = (image: MovedItem): TableRow | undefined => {
  const packed = image['x']?.B
  if (!packed) return undefined
  const row = {
    game: textAttribute(image, 'p'),
    name: textAttribute(image, 'c').slice(NOTEBOOK_PREFIX.length),
    text: inflateRawSync(packed).toString('utf8'),
    expires: instantFrom(image[PEOPLE_EXPIRY]),
  }
  return { table: 'paper', row }
}
