import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { Attachment, OutgoingEmail, Mailer } from '../../../shared/service/ports/email.ts'

/** An email with the instant at which it was sent, which is unknown if an earlier release stored it. */
export type StoredEmail = OutgoingEmail & { readonly at?: Instant }

export type LocalMailbox = Mailer & {
  /** Returns all emails, newest last. */
  readonly list: () => readonly StoredEmail[]
}

type StoredMail = Omit<StoredEmail, 'attachments'> & {
  readonly attachments: readonly (Omit<Attachment, 'bytes'> & { readonly bytes: string })[]
}

const toText = (mail: StoredEmail): string => {
  const inBase64 = ({ bytes, ...rest }: Attachment) => ({ ...rest, bytes: Buffer.from(bytes).toString('base64') })
  const stored: StoredMail = { ...mail, attachments: mail.attachments.map(inBase64) }
  return JSON.stringify(stored)
}

const fromText = (text: string): StoredEmail => {
  const { attachments, ...rest } = JSON.parse(text) as StoredMail
  return {
    ...rest,
    attachments: attachments.map((stored) => ({
      ...stored,
      bytes: Uint8Array.from(Buffer.from(stored.bytes, 'base64')),
    })),
  }
}

/** Stores emails instead of sending them. An email that is sent again after a crash is stored once. */
export const sqliteMailbox = (database: DatabaseSync, now?: () => Instant): LocalMailbox => {
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
