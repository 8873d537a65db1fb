/** Plays whole games through the entry points of a stage, and counts what they use of AWS. */
import { DAY } from '../../../shared/game/model/words.ts'
import { PUSH_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import { longWalk } from '../../../test/draughts/walk.ts'
import { gone } from '../../../test/email/ses-events.ts'
import { callApi, loadPage, pollVersion, sendForm, versionIn } from './requests.ts'
import { type RequestWay, countedStage } from './counted-stage.ts'
import { passUntil } from './pass-until.ts'
import { type Uses, subtractUses } from '../services/uses.ts'
import { EFFECTS_TIME, keyIn, NEW_GAME, EMAILS, PAIRS, type PairKind } from './player-pairs.ts'
import { type Habits, pausesOf } from './habits.ts'

const START = Date.UTC(2026, 10, 3, 12)

/**
 * What a game uses of AWS. `moves`: from the first move to the last; `rest`: before the first move and after the last;
 * `bytes`: how much is stored at the end.
 */
export type RecordedUses = { readonly moves: Uses; readonly rest: Uses; readonly bytes: number }

export const recordGame = async (
  kind: PairKind,
  files: AssetFiles,
  { plies, polls, pace }: Habits,
  way: RequestWay = 'gateway',
): Promise<RecordedUses> => {
  const company = PAIRS[kind]
  const stage = countedStage(files, START, way)
  const seats = await company.begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const before = stage.tally.uses()
  const pauses = pausesOf({ plies, polls, pace })
  for (const [ply, move] of longWalk(plies).entries()) {
    await passUntil(stage, stage.clock.now + (pauses[ply] ?? pace))
    await company.move(stage, seats[ply % 2 === 0 ? 0 : 1], ply, move, polls)
  }
  await passUntil(stage, stage.clock.now + PUSH_LIMITS.emailDelay + EFFECTS_TIME)
  const [moved, bytes] = [stage.tally.uses(), stage.bytes()]
  await company.end(stage, seats[plies % 2 === 0 ? 0 : 1], plies)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const moves = subtractUses(moved, before)
  return { moves, rest: subtractUses(stage.tally.uses(), moves), bytes }
}

/**
 * Returns what a watcher with a game's page open uses of AWS: for the polls, and for loading the page again after each
 * move.
 */
export const watchGame = async (files: AssetFiles, { plies, polls }: Habits): Promise<Uses> => {
  const stage = countedStage(files, START)
  const [seat] = await PAIRS.programs.begin(stage)
  const id = seat.slice(0, 12)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const before = stage.tally.uses()
  for (let ply = 0; ply < plies; ply++) {
    const version = versionIn(await loadPage(stage, `/g/${id}`))
    for (let n = 0; n < polls; n++) await pollVersion(stage, id, version)
  }
  return subtractUses(stage.tally.uses(), before)
}

/** Returns what one permanent bounce uses of AWS when SES reports it. */
export const bounceUses = async (files: AssetFiles): Promise<Uses> => {
  const stage = countedStage(files, START)
  await PAIRS['persons with email'].begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const mail = stage.ses.mails.at(-1)
  if (!mail) throw new Error('no email has gone')
  const before = stage.tally.uses()
  stage.sqs.messages.push({ queue: 'returns', body: JSON.stringify(gone(mail)), at: stage.clock.now })
  stage.tally.add('queue')
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  return subtractUses(stage.tally.uses(), before)
}

/**
 * The address that a creator gives for the opponent: one that consented in another game, or a new one at a provider or in its own
 * domain.
 */
export const FIRST_ADDRESSES = {
  consented: EMAILS[0],
  'at a provider': 'ada@gmail.com',
  'in a domain': 'ada@club.example',
} as const

/** Returns what a new game whose creator names an opponent with an address uses of AWS until the first email is sent. */
export const firstEmailUses = async (files: AssetFiles, to: keyof typeof FIRST_ADDRESSES): Promise<Uses> => {
  const stage = countedStage(files, START)
  await PAIRS['persons with email'].begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const key = keyIn(await loadPage(stage, '/'))
  const before = stage.tally.uses()
  await sendForm(stage, '/', {
    ...NEW_GAME,
    opponentName: 'Ada',
    opponentEmail: FIRST_ADDRESSES[to],
    key,
    name: 'Joost',
    email: '',
  })
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  return subtractUses(stage.tally.uses(), before)
}

/** Returns what it uses of AWS to mark a turn as seen before its email is due, so that no email is sent. */
export const seenUses = async (files: AssetFiles): Promise<Uses> => {
  const stage = countedStage(files, START)
  const { begin, move } = PAIRS['persons with email']
  const [black, white] = await begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const [first = ''] = longWalk(1)
  await move(stage, black, 0, first, 0)
  const sent = stage.ses.mails.length
  const version = versionIn(await loadPage(stage, white))
  const before = stage.tally.uses()
  await callApi(stage, 'POST', '/v1/seat/seen', white.slice(3), { version })
  const uses = subtractUses(stage.tally.uses(), before)
  await passUntil(stage, stage.clock.now + DAY)
  if (stage.ses.mails.length > sent) throw new Error('an email has gone')
  return uses
}
