import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { OutgoingEmail, Outbox, Mailer } from '../../shared/service/ports/email.ts'

export const memoryOutbox = (): Outbox & { readonly emails: readonly QueuedEmail[] } => {
  const emails: QueuedEmail[] = []
  return { emails, put: async (more) => void emails.push(...more) }
}

export const memoryPost = (): Mailer & { readonly mails: () => readonly OutgoingEmail[] } => {
  const mails = new Map<string, OutgoingEmail>()
  return {
    mails: () => [...mails.values()],
    send: async (mail) => {
      if (!mails.has(mail.id)) mails.set(mail.id, mail)
      return 'taken'
    },
  }
}
