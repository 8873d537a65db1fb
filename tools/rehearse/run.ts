import { settle } from './driving.ts'
import { type Cloud, deploy, keepLogs } from './cloud.ts'
import { outsideFor } from './outside.ts'
import { publicDoor } from './road/door.ts'
import { answers, answersToSeveral, bounces } from './road/emails.ts'
import { canary, putAside, timers, unreadable } from './road/failures.ts'
import { game } from './road/game.ts'
import { moving } from './road/moving.ts'
import { freezing, redriving, restoring } from './road/operator.ts'
import { programs } from './road/programs.ts'
import { device, digest, mailbox } from './road/settings.ts'
import type { Chapter, Stage } from './road/step.ts'
import { takeMails } from './asking.ts'
import { DOMAIN, synthesized } from './stage.ts'
import { runOperatorsTool } from './tools.ts'
import { verdictOf } from './verdict.ts'

type Say = (line: string) => void

const CHAPTERS: readonly Chapter[] = [
  game,
  programs,
  device,
  digest,
  mailbox,
  answers,
  answersToSeveral,
  bounces,
  putAside,
  timers,
  unreadable,
  canary,
  redriving,
  freezing,
  restoring,
  moving,
]

/** Plays a chapter and then clears its emails, so that the next one does not see them. */
const playChapter = async (stage: Stage, { name, play }: Chapter, say: Say): Promise<boolean> => {
  const began = performance.now()
  const { cloud } = stage
  try {
    await play(stage)
    await settle(cloud)
    say(`ok      ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    say(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    takeMails(cloud)
  }
}

const reportLines = (say: Say, lines: readonly string[], what: string): boolean => {
  if (lines.length > 0) say(`FAILED  ${what}:`)
  for (const line of lines) say(`          ${line}`)
  return lines.length === 0
}

/**
 * Compares calls with permissions both ways: what was called without permission, and which permission was never used.
 */
const judgePermissions = ({ book }: Cloud, say: Say): boolean => {
  const { ungranted, uncalled, outdated, called } = verdictOf(book.grants, book.used, book.denied.values())
  const all = [
    reportLines(say, ungranted, 'called, but not granted'),
    reportLines(say, uncalled, 'granted, but never called'),
    reportLines(say, outdated, 'excused in tools/rehearse/verdict.ts, but called'),
  ]
  const isRight = all.every(Boolean)
  if (isRight) say(`ok      each of ${called} rights was used, and no call lacked one`)
  return isRight
}

export const rehearse = async (endpoint: string, folder: string, say: Say): Promise<boolean> => {
  const name = `rehearsal-${crypto.randomUUID().slice(0, 8)}`
  const synth = await synthesized(name, folder)
  const world = await outsideFor(folder, DOMAIN)
  try {
    const cloud = await deploy(name, synth, endpoint, world)
    say(`ok      the templates' resources stand at ${endpoint}, as ${name}`)
    try {
      world.open(publicDoor(cloud))
      const stage: Stage = { cloud, world, tool: runOperatorsTool, folder }
      let isWell = true
      for (const chapter of CHAPTERS) if (!(await playChapter(stage, chapter, say))) isWell = false
      await keepLogs(cloud)
      return judgePermissions(cloud, say) && isWell
    } finally {
      cloud.stop()
    }
  } finally {
    world.stop()
  }
}
