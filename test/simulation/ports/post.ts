import type { Post } from '../../../shared/service/ports.ts'
import type { Sent } from '../evidence.ts'
import type { Ground } from '../ground.ts'

const NAMED = /^([0-9A-Za-z]{12})-(\d+)-(.+)$/

/** SES: takes every letter and refuses none, twice or not. What it took is evidence. */
export const postOn = ({ agenda, evidence, machine, tell }: Ground, taken: (sent: Sent) => void): Post => ({
  send: (mail) =>
    machine.port('post.send', () => {
      const run = machine.running()
      const [, game = '', version = '', seat = ''] = NAMED.exec(mail.id) ?? []
      tell(() => `letter ${mail.id} to ${mail.to}: ${mail.subject}`)
      const sent: Sent = {
        at: agenda.now(),
        mail,
        game,
        version: Number(version),
        seat,
        run: run?.number ?? -1,
        marked: false,
        alive: () => run?.alive === true,
      }
      evidence.sent.push(sent)
      taken(sent)
      return 'taken' as const
    }),
})
