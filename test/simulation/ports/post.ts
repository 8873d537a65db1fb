import { roleFromStored } from '../../../shared/game/model/stored-role.ts'
import type { OutgoingEmail, Mailer } from '../../../shared/service/ports/email.ts'
import type { Sent } from '../evidence.ts'
import type { Ground } from '../ground.ts'

/** Finds the links to seats in an email about several games. */
const SEAT = /https:\/\/crownhead\.test\/p\/([co])[0-9a-z]([0-9A-Za-z]{12})[\w-]{32}/g

const listsOf = ({ id, text }: OutgoingEmail): Sent['lists'] =>
  /-(?:bundle|digest)-/.test(id)
    ? [...text.matchAll(SEAT)].map(([, letter, game = '']) => ({
        game,
        seat: letter === 'c' ? 'creator' : 'opponent',
      }))
    : []

const NAMED = /^([0-9A-Za-z]{12})-(\d+)-(.+)$/

/** Returns SES, which accepts every email, even a repeated one. The accepted emails are evidence. */
export const postOn = ({ agenda, evidence, machine, tell }: Ground, taken: (sent: Sent) => void): Mailer => ({
  send: (mail) =>
    machine.port('post.send', () => {
      const run = machine.running()
      const [, game = '', version = '', named = ''] = NAMED.exec(mail.id) ?? []
      // The id has the stored word for a role.
      const seat = named.replace(/^[a-z]+/, roleFromStored)
      tell(() => `email ${mail.id} to ${mail.to}: ${mail.subject}`)
      const struck = run?.struck ?? 0
      const sent: Sent = {
        at: agenda.now(),
        mail,
        game,
        version: Number(version),
        seat,
        run: run?.number ?? -1,
        marked: false,
        alive: () => run?.alive === true,
        struck: () => (run?.struck ?? 0) > struck,
        lists: listsOf(mail),
      }
      evidence.sent.push(sent)
      taken(sent)
      return 'taken' as const
    }),
})
