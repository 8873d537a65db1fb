import { setTimeout as wait } from 'node:timers/promises'
import type { Wish } from '../e2e/running.ts'
import type { Chains } from '../races/chain.ts'
import { diceOf } from '../races/dice.ts'
import { type Folder, type Post, doubled, forgotten, lookInto, postOf } from './account.ts'
import { leap } from './leap.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { type Phoenix, startPhoenix } from './phoenix.ts'
import { type Player, leapUntilEnough, playUntilEnough } from './player.ts'

/** A service's store. `chains` reads every version that its stream has reported from the beginning. */
export type Ground = {
  readonly wish: Wish
  readonly chains: () => Promise<Chains>
  /** True if the stream may report a change some time after it is stored. */
  readonly lags: boolean
}

/**
 * The terms of a test. A run of the service ends after up to `answers` answers and a few milliseconds more, so that a
 * kill can fall anywhere.
 */
export type Terms = {
  readonly kills: number
  readonly players: number
  readonly answers: number
  readonly seed: number
}

/** What the checks look at: once when the service has settled, and again when the clock has ended every game. */
export type Rest = { readonly chains: Chains; readonly post: Post; readonly folder: Folder }

export type Outcome = {
  readonly terms: Terms
  readonly lags: boolean
  readonly ledger: Ledger
  readonly forgotten: readonly string[]
  readonly atRest: Rest
  readonly atEnd: Rest
  readonly doubled: number
  readonly seconds: number
}

const MILLISECONDS = 30

/** Every fifth restart is killed during its start, within this many milliseconds. */
const STARTING = 600

const killAgainAndAgain = async (phoenix: Phoenix, ledger: Ledger, { kills, answers, seed }: Terms): Promise<void> => {
  const dice = diceOf(seed)
  for (let killed = 0; killed < kills; killed++) {
    await ledger.after(1 + dice.whole(answers))
    await wait(dice.draw() * MILLISECONDS)
    if (killed % 5 !== 4 || killed + 1 >= kills) await phoenix.killAndRise()
    else {
      killed++
      await phoenix.riseTwice(dice.whole(STARTING))
    }
  }
}

/** Returns the games that these players made. The demo game is left out: its mailboxes have not consented to emails. */
const playedIn = (chains: Chains, { games }: Ledger): Chains => ({
  ...chains,
  links: new Map([...chains.links].filter(([id]) => games.includes(id))),
})

/** Moves the clock until every required email is sent or superseded, or until two minutes have passed. */
const restAfter = async (ground: Ground, phoenix: Phoenix, by: string, ledger: Ledger): Promise<Rest> => {
  const end = performance.now() + 120_000
  for (;;) {
    await leap(phoenix, by)
    const folder = lookInto(ground.wish.folder)
    const chains = await ground.chains()
    const post = postOf(playedIn(chains, ledger), folder.sent)
    if (post.lost.length === 0 || performance.now() > end) return { chains, post, folder }
  }
}

export const killTest = async (ground: Ground, terms: Terms): Promise<Outcome> => {
  const { players, seed } = terms
  const begun = performance.now()
  const phoenix = await startPhoenix(ground.wish)
  const ledger = newLedger()
  let enough = false
  const playerOf = (number: number): Player => ({
    number,
    dice: diceOf(seed * 1000 + number),
    phoenix,
    folder: ground.wish.folder,
    ledger,
    isEnough: () => enough,
  })
  const playing = Array.from({ length: players }, (_, number) => playUntilEnough(playerOf(number)))
  const leaping = leapUntilEnough(playerOf(players))
  await Promise.race([killAgainAndAgain(phoenix, ledger, terms), ...playing])
  enough = true
  await Promise.all(playing)
  // The player that moves the clock may be waiting for answers: this wakes it, so that it sees the end.
  for (let n = 0; n < 20; n++) ledger.note()
  await leaping
  const atRest = await restAfter(ground, phoenix, 'PT3M', ledger)
  const atEnd = await restAfter(ground, phoenix, 'P11D', ledger)
  await phoenix.stop()
  const seconds = (performance.now() - begun) / 1000
  return {
    terms,
    lags: ground.lags,
    ledger,
    forgotten: forgotten(ledger, atEnd.chains),
    atRest,
    atEnd,
    doubled: doubled(phoenix.log()),
    seconds,
  }
}
