import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Move,
  canClaimWith,
  legalMoves,
  parseFen,
  play,
  ruleSetOf,
  startTally,
  tallyAfter,
  writeMove,
} from '../../shared/draughts/index.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Client, clientOf, newPair } from './client.ts'
import { type Running, startService } from './running.ts'
import { type Visitor, visitor } from './visitor.ts'

let folder: Awaited<ReturnType<typeof tempFolder>>
let running: Running
let client: Client
let browser: Browser

beforeAll(async () => {
  folder = await tempFolder('match')
  running = await startService({ folder: folder.path })
  client = clientOf(running)
  browser = await sharedBrowser()
})

afterAll(async () => {
  await browser?.close()
  await running?.stop()
  await folder?.remove()
})

const tokenIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? ''
const idIn = (link: string): string => tokenIn(link).slice(2, 14)
const gameIn = async (link: string) => (await client.show(idIn(link))).body

/** Reloads until the selector appears, because a step's effects follow a moment later. */
const awaited = async ({ page }: Visitor, selector: string): Promise<void> => {
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator(selector).count()
    })
    .toBeGreaterThan(0)
}

const offer = async ({ page, open, click }: Visitor) => {
  const { black } = newPair()
  await open(`${running.base}/`)
  await page.fill('#name', black.name)
  await page.fill('#email', black.email)
  await click('.choices-more summary')
  await page.check('input[name=seat][value=black]')
  await page.selectOption('#opening', 'three-move')
  await page.selectOption('#match', 'together')
  await click('main form[method=post] button.main')
  await page.waitForURL(/\/p\//)
  return { link: page.url(), invitation: await page.inputValue('#invitation') }
}

const accept = async ({ page, open, click }: Visitor, invitation: string): Promise<string> => {
  await open(invitation)
  await page.fill('#name', newPair().white.name)
  await click('main .answers > button')
  await page.waitForURL(/\/p\//)
  return page.url()
}

const otherBoard = async (who: Visitor): Promise<string> => {
  await awaited(who, '.match a')
  await who.click('.match a')
  await who.page.waitForURL(/\/p\//)
  return who.page.url()
}

/** Returns a source of seeded random numbers. */
const numbers = (seed: number) => () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32

/**
 * Returns the moves of a random game whose kings go to and fro, up to the move that brings a position for the third
 * time.
 */
const lineToThreefold = (fen: string, seed: number): readonly string[] | undefined => {
  const rules = ruleSetOf('english')
  const start = parseFen(rules, fen)
  if (start.kind !== 'position') throw new Error(`no position: ${fen}`)
  const next = numbers(seed)
  const line: string[] = []
  const made: Move[] = []
  let { position } = start
  let tally = startTally(position)
  while (line.length < 300) {
    const moves = legalMoves(rules, position)
    const claiming = moves.find((move) => canClaimWith(rules, position, tally, 'threefold', move))
    if (claiming) return [...line, writeMove(rules, position, claiming)]
    const last = made.at(-2)
    const back = moves.find(({ from, to }) => last?.from === to && last.to === from)
    const move = back ?? moves[Math.floor(next() * moves.length)]
    if (!move) return undefined
    line.push(writeMove(rules, position, move))
    made.push(move)
    const after = play(rules, position, move)
    tally = tallyAfter(rules, tally, position, move, after)
    position = after
  }
  return undefined
}

const threefoldFrom = (fen: string): readonly string[] => {
  for (let seed = 1; seed < 500; seed++) {
    const line = lineToThreefold(fen, seed)
    if (line) return line
  }
  throw new Error('no such game was found')
}

type Seats = { readonly creator: string; readonly opponent: string }

/** Lets White, the second seat in the first game, offer a draw with a move, which the other side accepts. */
const drawn = async (creator: Visitor, opponent: Visitor, links: Seats): Promise<void> => {
  const [move = ''] = (await gameIn(links.opponent)).legalMoves
  await opponent.open(`${links.opponent}?move=${move}&panel=draw`)
  await opponent.page.fill('#message', 'Shall we call it a draw?')
  await opponent.page.check('input[name=offerDraw]')
  await opponent.click('.act form[method=post] button')
  await opponent.page.waitForURL(links.opponent)
  await creator.open(links.creator)
  expect(await creator.page.textContent('.said')).toContain('Shall we call it a draw?')
  await creator.click('#status a[href*="panel=draw"]')
  await creator.click('.panel form:has([value=accept-draw]) button:enabled')
  await expect.poll(() => creator.page.textContent('#status')).toContain('By agreement.')
}

/**
 * Plays the second game until a position can come for the third time, and claims the draw on the page with the last
 * move.
 */
const claimed = async (creator: Visitor, opponent: Visitor, links: Seats): Promise<void> => {
  const id = idIn(links.creator)
  const line = threefoldFrom((await gameIn(links.creator)).fen)
  // The creator has White, who moves first after a three-move ballot.
  const seats = [
    [creator, links.creator],
    [opponent, links.opponent],
  ] as const
  for (const [ply, move] of line.slice(0, -1).entries()) {
    const { status } = await client.move(id, tokenIn(seats[ply % 2 === 0 ? 0 : 1][1]), ply, move)
    if (status !== 200) throw new Error(`${move} at ${ply} was answered ${status}`)
  }
  const [claimant, link] = seats[(line.length - 1) % 2 === 0 ? 0 : 1]
  await claimant.open(`${link}?move=${line.at(-1)}`)
  await claimant.page.check('input[name=claim][value=threefold]')
  await claimant.click('.act form[method=post] button')
  await claimant.page.waitForURL(link)
  expect(await claimant.page.textContent('#status')).toContain('the third time')
}

test('a match of two games on one ballot: a draw offered and taken, a draw claimed, and a rematch', async () => {
  await using creatorContext = await browser.newContext({ locale: 'en-GB' })
  await using opponentContext = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })
  const creator = await visitor(creatorContext)
  const opponent = await visitor(opponentContext)
  const offered = await offer(creator)
  const first = { creator: offered.link, opponent: await accept(opponent, offered.invitation) }
  const second = { creator: await otherBoard(creator), opponent: await otherBoard(opponent) }

  const [one, other] = [await gameIn(first.creator), await gameIn(second.creator)]
  expect(idIn(second.opponent)).toBe(other.id)
  expect(other.id).not.toBe(one.id)
  expect(one.drawn?.ballot).toEqual(expect.any(Number))
  expect([other.drawn?.ballot, other.startFen]).toEqual([one.drawn?.ballot, one.startFen])
  expect([other.seats.white.name, other.seats.black.name]).toEqual([one.seats.black.name, one.seats.white.name])

  await drawn(creator, opponent, first)
  await claimed(creator, opponent, second)
  await creator.open(second.creator)
  expect(await creator.page.textContent('.match')).toMatch(/1 – 1.*the match is over/)

  await creator.click('#status form:has([value=rematch]) button:enabled')
  await expect.poll(() => creator.page.textContent('#status')).toContain('You asked for a rematch')
  await opponent.open(second.opponent)
  await opponent.click('#status form:has([value=rematch]) button:enabled')
  await opponent.page.waitForURL(/[?&]done=/)
  const rematches: string[] = []
  for (const who of [creator, opponent]) {
    await awaited(who, '#status a.button.main')
    await who.click('#status a.button.main')
    await who.page.waitForURL(/\/p\//)
    rematches.push(idIn(who.page.url()))
  }
  expect(new Set(rematches).size).toBe(1)
  const again = await gameIn(creator.page.url())
  expect([again.status, again.match ?? null, again.seats.black.name]).toEqual(['active', null, other.seats.white.name])
})
