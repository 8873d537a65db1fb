import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../shared/game/words.ts'
import type { Attachment, Mail, Post } from '../../shared/service/ports/ports.ts'

/** `at`: when it was sent; unknown of one kept by an earlier release. */
export type SentMail = Mail & { readonly at?: Instant }

export type Mailbox = Post & {
  /** Newest last. */
  readonly list: () => readonly SentMail[]
}

type StoredMail = Omit<SentMail, 'attachments'> & {
  readonly attachments: readonly (Omit<Attachment, 'bytes'> & { readonly bytes: string })[]
}

const toText = (mail: SentMail): string => {
  const inBase64 = ({ bytes, ...rest }: Attachment) => ({ ...rest, bytes: Buffer.from(bytes).toString('base64') })
  const kept: StoredMail = { ...mail, attachments: mail.attachments.map(inBase64) }
  return JSON.stringify(kept)
}

const fromText = (text: string): SentMail => {
  const { attachments, ...rest } = JSON.parse(text) as StoredMail
  return {
    ...rest,
    attachments: attachments.map((kept) => ({ ...kept, bytes: Uint8Array.from(Buffer.from(kept.bytes, 'base64')) })),
  }
}

/** Sent twice after a crash, it is kept once. */
export const sqliteMailbox = (database: DatabaseSync, now?: () => Instant): Mailbox => {
  const put = database.prepare('INSERT OR IGNORE INTO mail (id, mail) VALUES (?, ?)')
  const list = database.prepare('SELECT mail FROM mail ORDER BY seq')
  return {
    send: async (mail) => {
      put.run(mail.id, toText(now ? { ...mail, at: now() } : mail))
      return 'taken'
    },
    list: () => list.all().map((row) => fromText(String(row['mail']))),
  }
}
