import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundledScripts } from '../../local/bundle.ts'
import { ask, begun, playOut, stand } from './stand.ts'

const packedSize = (text: string): number => gzipSync(text, { level: 9 }).length

/** In bytes, compressed, of a seat's page whose turn it is, with its style. Nearer to 15,000 in all is better: look before raising one. */
const MOST = { page: 9_800, script: 11_500 }

test.each(['english', 'international', 'canadian'])('the first load of a seat’s page is light: %s', async (rules) => {
  const at = stand()
  const { creator, opponent } = await begun(at, { rules })
  const seats = rules === 'english' ? ([opponent, creator] as const) : ([creator, opponent] as const)
  if (rules === 'english') await playOut(at, seats, ['11-15', '23-19'])
  const { body } = await ask(at, seats[0])
  const sizes = { page: packedSize(body), script: packedSize((await bundledScripts()).en) }
  const heavy = (['page', 'script'] as const).filter((part) => sizes[part] > MOST[part])
  expect({ heavy, sizes }).toEqual({ heavy: [], sizes })
  // The icon is for tabs and bookmarks: browsers ask for it afterwards, once.
  const loaded = body.match(/<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="[^"]*"/g)
  expect(loaded, 'requests beside the page’s own').toHaveLength(1)
})
