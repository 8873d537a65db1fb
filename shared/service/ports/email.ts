import type { QueuedEmail } from '../../email/game-emails/emails-for.ts'

/** The queue of emails to send. Each is delivered at least once, after its delay. */
export type Outbox = { readonly put: (emails: readonly QueuedEmail[]) => Promise<void> }

/** An email as it is handed to the mail server. */
export type OutgoingEmail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Attachment[]
  /** The address at which a reply plays a move. */
  readonly replyTo?: string
  /** The local part of the bounce address, which names the seat that the email goes to (VERP). */
  readonly bounceName?: string
  /** Names the email, for mail servers that can refuse duplicates. */
  readonly id: string
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

/** `refused`: the mail server refuses this address permanently. */
export type SendResult = 'taken' | 'refused'

/** Hands emails to the mail server. Throws on a temporary failure. */
export type Mailer = { readonly send: (mail: OutgoingEmail) => Promise<SendResult> }
