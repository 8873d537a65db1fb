import { beginGame, acceptEmails, expectGame } from '../playing/begin-game.ts'
import { expectThat, takeEmails } from '../playing/send-request.ts'
import { settle } from '../playing/settle.ts'
import type { Chapter, ChapterContext } from '../playing/chapter.ts'
import { operate } from './operator-chapters.ts'

const ADDRESS = 'ada@admin.example'

/** Asks `npm run admin`, whose log of uses goes to the folder of the rehearsal. Throws if the answer does not match. */
const askAdmin = async (stage: ChapterContext, words: readonly string[], answer: RegExp): Promise<void> => {
  const tables = { PROGRAMS_TABLE: stage.cloud.names.of('Programs'), LEDGER_TABLE: stage.cloud.names.of('Ledger') }
  const settings = { ...tables, OUTBOX_URL: stage.cloud.names.of('Outbox'), DATA_DIR: stage.folder }
  const out = await operate(stage, 'admin', [...words, '--store', 'dynamodb'], { settings })
  expectThat(answer.test(out), `admin ${words.join(' ')} said: ${out.slice(-300)}`)
}

export const adminChapter: Chapter = {
  name: 'an operator looks people up, blocks, calls off and forgets',
  play: async (stage) => {
    const { cloud } = stage
    const { id } = await beginGame(cloud, {
      creator: { name: 'Ada', email: ADDRESS },
      opponent: { name: 'Grace' },
      from: '81.34.0.1',
    })
    await settle(cloud)
    await acceptEmails(cloud, [ADDRESS])
    takeEmails(cloud)
    await askAdmin(stage, ['find', ADDRESS], /Ada/)
    await askAdmin(stage, ['game', id], /active/)
    await askAdmin(stage, ['newest'], new RegExp(id))
    await askAdmin(stage, ['block', ADDRESS], /\S/)
    await askAdmin(stage, ['find', ADDRESS], /blocked/)
    await askAdmin(stage, ['unblock', ADDRESS], /\S/)
    await askAdmin(stage, ['resend', ADDRESS], /\S/)
    await askAdmin(stage, ['end', id, '--void', '--why', 'a rehearsal'], /\S/)
    await settle(cloud)
    await expectGame(cloud, id, { status: 'aborted' })
    await askAdmin(stage, ['forget', ADDRESS, '--sure'], /forgotten/)
    await settle(cloud)
    takeEmails(cloud)
  },
}
