/**
 * A bot that plays in all its games at once: `node bot.ts links.txt [SECONDS]`, with the link of a seat in each line.
 *
 * It polls all games with one request, every five minutes by default: 288 requests a day for up to a hundred
 * games. Node 22.18 or later runs it as it is.
 */
import { readFileSync } from 'node:fs'
import { type Crownhead, crownhead, isOver, isRefusal, isYourTurn, readLink } from 'crownhead-client'

const [file = '', seconds = '300'] = process.argv.slice(2)
const links = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line) => readLink(line) ?? [])

/** Chooses a move that captures most, at random among equals. Put your engine here. */
const choose = (moves: readonly string[]): string => {
  const taken = (move: string): number => move.split('x').length
  const most = Math.max(...moves.map(taken))
  const best = moves.filter((move) => taken(move) === most)
  return best[Math.floor(Math.random() * best.length)] ?? ''
}

const play = async (service: Crownhead, id: string, token: string): Promise<void> => {
  const { ply, legalMoves } = await service.ask('game', { path: { id }, token })
  const move = choose(legalMoves)
  try {
    await service.ask('move', { path: { id }, token, body: { ply, move } })
    console.log(`${id} ${ply + 1}: ${move}`)
  } catch (error) {
    // The game went on meanwhile; the next poll shows how.
    if (!isRefusal(error, 'stale-ply', 'not-your-turn', 'too-late', 'game-over')) throw error
  }
}

const playAt = async (origin: string, tokens: readonly string[]): Promise<void> => {
  const service = crownhead({ origin })
  for await (const { game, token } of service.changes(tokens, { every: Number(seconds) * 1000 })) {
    if (!game) console.log('A link opens nothing any more.')
    else if (isOver(game)) console.log(`${game.id} over: ${game.result?.winner ?? 'nobody'} has won`)
    else if (isYourTurn(game)) await play(service, game.id, token)
  }
}

const origins = new Set(links.flatMap(({ origin }) => origin ?? []))
await Promise.all(
  [...origins].map((origin) =>
    playAt(
      origin,
      links.filter((link) => link.origin === origin).map(({ token }) => token),
    ),
  ),
)
