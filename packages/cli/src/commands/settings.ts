import type { ChangeSeatBody, Seat } from '../../../client/src/index.ts'
import { EXIT_CODES, UsageError } from '../terminal/exit-codes.ts'
import { type CliCommand, type CommandContext, hasFlag, namedValue } from '../terminal/command.ts'
import { connectTo } from '../links/connect.ts'
import { findSeat } from '../links/find-game.ts'
import { keepLink, requireWritable } from '../links/keep-link.ts'

/** How the value of a setting is written: `reminders=day,hours`, `muted=yes`, and nothing for none (`email=`). */
type SettingForm = 'text' | 'number' | 'yes-no' | 'list'

/** A setting: its form, and the part of the request's body that it belongs to, if not the body itself. */
type SettingRow = {
  readonly form: SettingForm
  readonly within?: 'notifications' | 'invitedEmails'
  readonly help: string
}

const SETTINGS: Readonly<Record<string, SettingRow>> = {
  name: { form: 'text', help: 'yours' },
  email: { form: 'text', help: 'ADDRESS; nothing for none' },
  locale: { form: 'text', help: 'of emails, such as pt-BR' },
  timeZone: { form: 'text', help: 'such as Europe/Warsaw' },
  mail: { form: 'text', within: 'notifications', help: 'turns, digest or off' },
  digestAt: { form: 'number', within: 'notifications', help: 'the hour of the digest, 0 to 23' },
  reminders: { form: 'list', within: 'notifications', help: 'reserve,day,hours: any of them, or nothing' },
  quietHours: { form: 'yes-no', within: 'notifications', help: 'yes or no: no reminder from 22 to 8' },
  follow: { form: 'text', within: 'notifications', help: 'of an arbiter: all, asked or results' },
  opponent: { form: 'text', within: 'invitedEmails', help: 'ADDRESS that corrects an invitation’s' },
  arbiter: { form: 'text', within: 'invitedEmails', help: 'ADDRESS, likewise' },
  playForced: { form: 'yes-no', help: 'yes or no: the only legal move is made for you' },
  muted: { form: 'yes-no', help: 'yes or no: you see no messages' },
  note: { form: 'text', help: 'that only you see' },
}

/** Settings that are removed by an empty value. An empty note is a note. */
const REMOVABLE = ['email', 'locale', 'timeZone']

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

const yesOrNo = (text: string, name: string): boolean => {
  const value = Object.hasOwn(YES_NO, text) ? YES_NO[text] : undefined
  if (value === undefined) throw new UsageError(`${name} is yes or no`)
  return value
}

const FORMS: Readonly<Record<SettingForm, (text: string, name: string) => unknown>> = {
  text: (text) => text,
  // The service says what is wrong with any other text.
  number: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  'yes-no': yesOrNo,
  list: (text) => text.split(',').filter((part) => part !== ''),
}

/** Returns the request's body, unchecked but for the names of settings. */
const bodyOf = (texts: readonly string[]): ChangeSeatBody => {
  const body: Record<string, unknown> = {}
  const parts: Record<string, Record<string, unknown>> = {}
  for (const [name, text] of texts.map(namedValue)) {
    const row = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined
    if (!row) throw new UsageError(`there is no setting "${name}", but ${Object.keys(SETTINGS).join(', ')}`)
    const value = text === '' && REMOVABLE.includes(name) ? null : FORMS[row.form](text, name)
    if (row.within) parts[row.within] = { ...parts[row.within], [name]: value }
    else body[name] = value
  }
  return { ...body, ...parts }
}

const written = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const printSettings = ({ print }: CommandContext, seat: Seat): void => {
  print({ text: seat.game, style: 'bold' }, ` emails: ${seat.emails}${seat.emailsAt ? ` until ${seat.emailsAt}` : ''}`)
  for (const [name, { within }] of Object.entries(SETTINGS)) {
    const value: unknown = Reflect.get(within ? (seat[within] ?? {}) : seat, name)
    if (value !== undefined) print(`${name}=${written(value)}`)
  }
}

export const settingsCommand: CliCommand = {
  summary: 'show or change the settings of your seat, such as email= and mail=digest',
  synopsis: '[GAME] [NAME=VALUE ...]',
  minArgs: 0,
  maxArgs: 15,
  options: {},
  values: Object.entries(SETTINGS).map(([name, { help }]) => `${`${name}=`.padEnd(12)} ${help}`),
  run: async (context) => {
    const [first, ...rest] = context.args
    const [name, texts] = first === undefined || first.includes('=') ? [undefined, context.args] : [first, rest]
    const { service, token } = findSeat(context, name)
    const body = bodyOf(texts)
    const seat =
      texts.length > 0 ? await service.ask('changeSeat', { token, body }) : await service.ask('seat', { token })
    const { links: _secret, ...shown } = seat
    if (context.isJson) context.printJson(shown)
    else printSettings(context, seat)
  },
}

export const rotateCommand: CliCommand = {
  summary: 'replace your link, if somebody else may have it',
  synopsis: '[GAME]',
  minArgs: 0,
  maxArgs: 1,
  options: { links: { type: 'boolean', help: 'print the new link, which is a secret' } },
  run: async (context) => {
    const { origin, path, token: old } = findSeat(context, context.args[0])
    await requireWritable(context)
    const { links } = await connectTo(context, origin, { finishes: true }).ask('rotate', { token: old })
    const { url, token } = links.seat
    const isKept = await keepLink(context, { id: path.id, origin, token }, url)
    const shown = hasFlag(context, 'links') ? { link: url } : {}
    if (context.isJson) context.printJson({ id: path.id, ...shown })
    else context.print(`The old link to ${path.id} opens nothing any more.${shown.link ? ` The new one: ${url}` : ''}`)
    return EXIT_CODES[isKept ? 'done' : 'refused'][0]
  },
}
