import type { Queued } from '../../shared/mail/letters.ts'
import type { Mail, Outbox, Post } from '../../shared/service/ports/email.ts'

export const memoryOutbox = (): Outbox & { readonly letters: readonly Queued[] } => {
  const letters: Queued[] = []
  return { letters, put: async (more) => void letters.push(...more) }
}

export const memoryPost = (): Post & { readonly mails: () => readonly Mail[] } => {
  const mails = new Map<string, Mail>()
  return {
    mails: () => [...mails.values()],
    send: async (mail) => {
      if (!mails.has(mail.id)) mails.set(mail.id, mail)
      return 'taken'
    },
  }
}
