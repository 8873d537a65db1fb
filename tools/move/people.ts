import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { number, textAt } from '../../functions/aws/attributes.ts'
import { attributesOf, contactIn as contactInImage } from '../../functions/aws/contact-fields.ts'
import { LEAVES } from '../../functions/aws/retention.ts'
import { PAPER } from '../../functions/aws/papers.ts'
import { cellsOf, contactIn } from '../../local/sqlite/contacts.ts'
import { type Contact, personIn } from '../../shared/service/ports/contact.ts'
import { type Image, type Placed, type Row, instantIn, seconds, text } from './cells.ts'

/** The person of a contact row. What belongs to the row itself (`told`, `counts`) is copied separately. */
const contactOf = (row: Row): Contact => personIn(contactIn({ ...row, told: 0, counts: null }))

export const contactImage = (row: Row): Image => ({
  p: text(row['game']),
  c: text(row['id']),
  ...Object.fromEntries(attributesOf(contactOf(row)).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  t: number(Number(row['told'])),
  ...(typeof row['counts'] === 'string' && { f: text(row['counts']) }),
  ...(typeof row['since'] === 'number' && { o: number(row['since']) }),
  ...seconds(LEAVES, row['expires']),
})

export const contactRow = (image: Image): Placed => {
  const known = contactInImage(image)
  const since = image['o']?.N
  return {
    table: 'contact',
    row: {
      game: textAt(image, 'p'),
      id: textAt(image, 'c'),
      ...cellsOf(known),
      told: known.told,
      counts: known.counts ?? null,
      since: since === undefined ? null : Number(since),
      expires: instantIn(image[LEAVES]),
    },
  }
}

export const paperImage = ({ game, name, text: content, expires }: Row): Image => ({
  p: text(game),
  c: text(`${PAPER}${String(name)}`),
  x: { B: deflateRawSync(String(content)) },
  ...seconds(LEAVES, expires),
})

/** The SQLite row of a notebook page; undefined if the page was removed, which leaves an item without text. */
export const paperRow = (image: Image): Placed | undefined => {
  const packed = image['x']?.B
  if (!packed) return undefined
  const row = {
    game: textAt(image, 'p'),
    name: textAt(image, 'c').slice(PAPER.length),
    text: inflateRawSync(packed).toString('utf8'),
    expires: instantIn(image[LEAVES]),
  }
  return { table: 'paper', row }
}
