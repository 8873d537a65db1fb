import { type Received, valuesOf } from './message.ts'

/** `X-Auto-Response-Suppress` is not here: honest mail of Exchange has it. */
const SIGNS: Readonly<Record<string, RegExp>> = {
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

const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|donotreply)@/i

/** Of absences and of mail that did not arrive, in the languages that people here read. */
const SUBJECTS =
  /^\W*(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|out of (?:the )?office|on (?:vacation|holiday|leave)|undeliver|undelivered|delivery status|delivery failure|mail delivery|returned mail|failure notice|automatis(?:ch|che)\b|abwesen|unzustellbar|afwezig|niet aanwezig|réponse automatique|absence\b|absent du bureau|odpowiedź automatyczna|autoodpowiedź|poza biurem|nieobecn|resposta automática|fora do escritório|ausência|respuesta automática|fuera de (?:la )?oficina|ausencia|автоматический ответ|автоответ|нет на рабочем месте|вне офиса)/iu

/** Nothing is played from it, and it gets no answer: an answer to an answer would go on for ever. */
export const isAutomatic = (message: Received): boolean =>
  Object.entries(SIGNS).some(([name, sign]) => valuesOf(message, name).some((value) => sign.test(value))) ||
  message.from.some((address) => MACHINES.test(address)) ||
  valuesOf(message, 'subject').some((subject) => SUBJECTS.test(subject))
