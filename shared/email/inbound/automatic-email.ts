import { type ReceivedEmail, headerValues } from './received-email.ts'

/**
 * The headers by which automatic emails are recognized, with the values that count. `X-Auto-Response-Suppress` is not
 * among them, because Exchange writes it into emails of people, too.
 */
const AUTOMATIC_HEADERS: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /^\s*(?:bulk|junk|list|auto[_-]?reply)\b/i,
  'return-path': /^\s*<\s*>/,
  'content-type': /^\s*(?:multipart\/report|message\/(?:delivery-status|disposition-notification))\b/i,
  'list-id': /^/,
  'x-autoreply': /^(?!\s*no\b)/i,
  'x-autorespond': /^/,
  'x-autoresponder': /^/,
  'x-failed-recipients': /^/,
}

/** Addresses from which no person writes. */
const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|donotreply)@/i

/** How the subjects of absence notices and of bounces begin, in the languages of this service. */
const SUBJECTS =
  /^\W*(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|out of (?:the )?office|on (?:vacation|holiday|leave)|undeliver|undelivered|delivery status|delivery failure|mail delivery|returned mail|failure notice|automatis(?:ch|che)\b|abwesen|unzustellbar|afwezig|niet aanwezig|réponse automatique|absence\b|absent du bureau|odpowiedź automatyczna|autoodpowiedź|poza biurem|nieobecn|resposta automática|fora do escritório|ausência|respuesta automática|fuera de (?:la )?oficina|ausencia|автоматический ответ|автоответ|нет на рабочем месте|вне офиса)/iu

/**
 * Returns whether a program wrote an email by itself. No move is played from such an email, and it gets no reply,
 * because two programs could answer each other for ever.
 */
export const isAutomaticEmail = (message: ReceivedEmail): boolean =>
  Object.entries(AUTOMATIC_HEADERS).some(([name, pattern]) =>
    headerValues(message, name).some((value) => pattern.test(value)),
  ) ||
  message.from.some((address) => MACHINES.test(address)) ||
  headerValues(message, 'subject').some((subject) => SUBJECTS.test(subject))
