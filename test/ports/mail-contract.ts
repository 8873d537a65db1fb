import { expect, test } from 'vitest'
import { MINUTE } from '../../shared/game/model/words.ts'
import type { GameEmail, QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { OutgoingEmail, Outbox, Mailer } from '../../shared/service/ports/email.ts'
import { GAME } from './samples.ts'

export const letter = (version: number): GameEmail => ({
  kind: 'your-turn',
  game: GAME,
  seat: 'opponent',
  version,
  ply: version - 2,
  delay: 2 * MINUTE,
})

export const mail = (id: string): OutgoingEmail => ({
  id,
  to: 'ada@example.org',
  subject: 'Your move, Ada — 11-15',
  text: 'Żaneta played 11-15.',
  html: '<p>Żaneta played 11-15.</p>',
  headers: { 'In-Reply-To': '<game@example.org>', 'List-Unsubscribe': '<https://example.org/u>' },
  attachments: [{ name: 'board.png', type: 'image/png', contentId: 'board', bytes: Uint8Array.of(137, 80, 78, 71) }],
})

type OutboxStore = { readonly outbox: Outbox; readonly letters: () => Promise<readonly QueuedEmail[]> }

export const outboxContract = (make: () => Promise<OutboxStore>): void => {
  test('emails come out as they were put in', async () => {
    const { outbox, letters } = await make()
    await outbox.put([{ ...letter(1), delay: 0 }])
    expect(await letters()).toStrictEqual([{ ...letter(1), delay: 0 }])
  })

  test('an empty list puts nothing', async () => {
    const { outbox, letters } = await make()
    await outbox.put([])
    expect(await letters()).toEqual([])
  })

  test('many emails come out in order', async () => {
    const { outbox, letters } = await make()
    const many = Array.from({ length: 23 }, (_, n) => letter(n + 2))
    await outbox.put(many)
    expect(await letters()).toStrictEqual(many)
  })
}

type PostStore = { readonly post: Mailer; readonly mails: () => Promise<readonly OutgoingEmail[]> }

export const postContract = (make: () => Promise<PostStore>): void => {
  test('an email arrives whole, its attachment byte for byte', async () => {
    const { post, mails } = await make()
    await post.send(mail('a'))
    expect(await mails()).toStrictEqual([mail('a')])
  })

  test('emails arrive in order', async () => {
    const { post, mails } = await make()
    for (const id of ['b', 'a', 'c']) await post.send(mail(id))
    expect((await mails()).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
}
