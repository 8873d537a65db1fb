/**
 * Tells a Discord channel whose turn it is: `DISCORD_WEBHOOK=https://… node discord.ts links.txt [SECONDS]`, with the link of
 * a seat or of the arbiter in each line. What it has told is kept in `links.txt.told`, so that a restart repeats nothing.
 *
 * It looks at all games with one request, every five minutes if nothing else is said. With an API key a webhook of the
 * service does the same without this program: see "Learn of turns" in docs/programs.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Brief, crownhead, readLink } from 'crownhead-client'

const [file = '', seconds = '300'] = process.argv.slice(2)
const channel = process.env['DISCORD_WEBHOOK'] ?? ''
const links = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line) => readLink(line) ?? [])
const [first] = links
if (first?.origin === undefined || channel === '') throw new Error('Give a file of links, and DISCORD_WEBHOOK.')

const readTold = (): Map<string, string> => {
  try {
    return new Map(JSON.parse(readFileSync(`${file}.told`, 'utf8')) as [string, string][])
  } catch {
    return new Map()
  }
}
const told = readTold()

/** As text: a name may hold what Discord would draw. */
const plain = (text: string): string => text.replaceAll(/[\\`*_~|>#@[\]()<:-]/g, String.raw`\$&`)

const nameOf = ({ seats }: Brief, colour: 'black' | 'white'): string => plain(seats[colour].name ?? 'somebody')

const sentence = (game: Brief): string | undefined => {
  const title = `${nameOf(game, 'black')} v ${nameOf(game, 'white')}`
  if (game.result) {
    const { winner, reason } = game.result
    return `${title}: ${winner ? `${nameOf(game, winner)} has won` : 'a draw'} (${reason})`
  }
  return game.turn ? `${title}: it is the turn of ${nameOf(game, game.turn)}, ply ${game.ply}` : undefined
}

/** Nobody is pinged. Discord says how long to wait when it is asked too often. */
const post = async (content: string): Promise<void> => {
  const response = await fetch(channel, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
  })
  if (response.ok) return
  if (response.status !== 429) throw new Error(`Discord answers ${response.status}`)
  const { retry_after: wait } = (await response.json()) as { readonly retry_after: number }
  await sleep(wait * 1000)
  await post(content)
}

const service = crownhead({ origin: first.origin })
const tokens = links.map(({ token }) => token)
for await (const { game } of service.changes(tokens, { every: Number(seconds) * 1000 })) {
  const content = game && sentence(game)
  if (!game || content === undefined || told.get(game.id) === content) continue
  await post(content)
  told.set(game.id, content)
  writeFileSync(`${file}.told`, JSON.stringify([...told]))
}
