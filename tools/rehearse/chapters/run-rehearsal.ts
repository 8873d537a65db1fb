import { settle } from '../playing/settle.ts'
import { type RehearsedStage, deployRehearsal, keepLogs } from '../imitation/deployed-stage.ts'
import { startOutsideWorld } from '../imitation/outside-world.ts'
import { publicEntry } from '../playing/public-entry.ts'
import { adminChapter } from './admin-chapter.ts'
import { replyChapter, replyToSeveralChapter, bounceChapter } from './email-chapters.ts'
import { canaryChapter, retryChapter, timerChapter, unreadableChapter } from './failure-chapters.ts'
import { gameChapter } from './game-chapter.ts'
import { moveChapter } from './move-chapter.ts'
import { freezeChapter, redriveChapter, restoreChapter } from './operator-chapters.ts'
import { programChapter } from './program-chapter.ts'
import { deviceChapter, digestChapter, mailboxChapter } from './settings-chapters.ts'
import type { Chapter, ChapterContext } from '../playing/chapter.ts'
import { takeEmails } from '../playing/send-request.ts'
import { REHEARSAL_DOMAIN, synthesize } from '../imitation/synthesize.ts'
import { runOperatorTool } from '../playing/operator-tool.ts'
import { judgeRights } from '../imitation/permission-verdict.ts'

type Say = (line: string) => void

const CHAPTERS: readonly Chapter[] = [
  gameChapter,
  programChapter,
  deviceChapter,
  digestChapter,
  mailboxChapter,
  replyChapter,
  replyToSeveralChapter,
  bounceChapter,
  retryChapter,
  timerChapter,
  unreadableChapter,
  canaryChapter,
  redriveChapter,
  freezeChapter,
  restoreChapter,
  adminChapter,
  moveChapter,
]

/** Plays a chapter and then clears its emails, so that the next one does not see them. */
const playChapter = async (stage: ChapterContext, { name, play }: Chapter, say: Say): Promise<boolean> => {
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
    takeEmails(cloud)
  }
}

const reportLines = (say: Say, lines: readonly string[], what: string): boolean => {
  if (lines.length > 0) say(`FAILED  ${what}:`)
  for (const line of lines) say(`          ${line}`)
  return lines.length === 0
}

/**
 * Reports calls without a permission, permissions that were never used, and outdated entries of the table of
 * permissions that need no use (permission-verdict.ts). Returns whether there are none of these.
 */
const judgePermissions = ({ records: book }: RehearsedStage, say: Say): boolean => {
  const { ungranted, uncalled, outdated, called } = judgeRights(book.permissions, book.used, book.denied.values())
  const all = [
    reportLines(say, ungranted, 'called, but not granted'),
    reportLines(say, uncalled, 'granted, but never called'),
    reportLines(say, outdated, 'excused in tools/rehearse/imitation/permission-verdict.ts, but called'),
  ]
  const isRight = all.every(Boolean)
  if (isRight) say(`ok      each of ${called} rights was used, and no call lacked one`)
  return isRight
}

export const runRehearsal = async (endpoint: string, folder: string, say: Say): Promise<boolean> => {
  const name = `rehearsal-${crypto.randomUUID().slice(0, 8)}`
  const synth = await synthesize(name, folder)
  const world = await startOutsideWorld(folder, REHEARSAL_DOMAIN)
  try {
    const cloud = await deployRehearsal(name, synth, endpoint, world)
    say(`ok      the templates' resources stand at ${endpoint}, as ${name}`)
    try {
      world.handleOwnHost(publicEntry(cloud))
      const stage: ChapterContext = { cloud, world, tool: runOperatorTool, folder }
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
