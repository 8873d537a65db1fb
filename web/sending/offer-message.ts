import type { FormDrafts } from '../storage/form-drafts.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const MESSAGES = 'main :is(#message,[name=message],[name=text]):not([type=hidden])'

/** Returns whether a draft, by the name of its field, is a message to the other side. */
const isMessage = (name: string): boolean => /message| text /.test(name)

/** Puts a message into an empty field for messages. Returns false if the page has none. */
export const offerMessage = (text: string): boolean => {
  const fields = [...document.querySelectorAll<Field>(MESSAGES)]
  const field = fields.find(({ value }) => value === text) ?? fields.find(({ value }) => value === '')
  if (field) field.value = text
  return field !== undefined
}

/**
 * Offers each message whose field is gone in another field for messages: the last words of a game, say, if it has ended
 * meanwhile. Returns the drafts that are still without a field.
 */
export const offerDrafts = (left: FormDrafts): FormDrafts =>
  new Map([...left].filter(([name, text]) => !(isMessage(name) && typeof text === 'string' && offerMessage(text))))

/** Returns the drafts without a message that was sent from another field than its own. */
export const withoutSent = (left: FormDrafts, sent: HTMLFormElement | undefined): FormDrafts => {
  const texts = sent ? [...new FormData(sent).values()] : []
  return new Map([...left].filter(([name, text]) => !(isMessage(name) && texts.includes(String(text)))))
}
