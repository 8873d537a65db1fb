import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { OutgoingEmail, Outbox, Mailer } from '../../shared/service/ports/email.ts'

export const memoryOutbox = (): Outbox & { readonly letters: readonly QueuedEmail[] } => {
  const letters: QueuedEmail[] = []
  return { letters, put: async (more) => void letters.push(...more) }
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
