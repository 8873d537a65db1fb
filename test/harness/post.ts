import type { OutgoingEmail, Mailer } from '../../shared/service/ports/email.ts'

/** Returns a mail service that accepts every email and adds it to `mails`. */
export const postTo = (mails: OutgoingEmail[]): Mailer => ({
  send: async (mail) => {
    mails.push(mail)
    return 'taken'
  },
})
