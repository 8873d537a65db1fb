import { LONGEST, createBody, parse } from '../api/shapes.ts'
import { newGamePage } from '../pages/new-game.ts'
import { failedPage } from '../pages/error.ts'
import type { Filled } from '../pages/fields.ts'
import { type Texts, refusalText } from '../texts/index.ts'
import { STATUS } from '../api/status.ts'
import type { Response } from './http.ts'
import { randomId } from './ids.ts'
import { seatLink } from './links.ts'
import { type Desk, contextOf } from './page-desk.ts'
import { filled, formKey, readForm, wholeNumber } from './page-form.ts'
import { publicPage, seeOther } from './page-reply.ts'
import { agreeOn } from './agree.ts'
import { offerGame } from './sit.ts'

const FIELDS = [
  'key',
  'timeZone',
  'name',
  'email',
  'seat',
  'rules',
  'clock',
  'perMove',
  'reserve',
  'opponentName',
  'opponentEmail',
] as const

type Values = Filled['values']

/** 131 bits: nobody guesses the key of another's form. */
const KEY_LENGTH = 22

export const freshKey = ({ service }: Desk): string => randomId(service.chance, KEY_LENGTH)

export const showNewGame = (desk: Desk): Response => publicPage(200, newGamePage(contextOf(desk), freshKey(desk)))

const clockOf = ({ clock, perMove, reserve }: Values): unknown =>
  clock === 'own' ? { perMove: `P${wholeNumber(perMove) ?? ''}D`, reserve: `P${wholeNumber(reserve) ?? ''}D` } : clock

const person = (name: string | undefined, email: string | undefined, more: object): object => ({
  name: name ?? '',
  ...(filled(email) !== undefined && { email }),
  ...more,
})

/** The form as the body of `POST /v1/games`, so that one shape judges both. */
const bodyOf = (values: Values, locale: string): unknown => {
  const { opponentName, opponentEmail, timeZone } = values
  const known = filled(opponentName) !== undefined || filled(opponentEmail) !== undefined
  return {
    rules: values['rules'],
    clock: clockOf(values),
    creator: person(values['name'], values['email'], {
      seat: values['seat'],
      locale,
      ...(filled(timeZone) !== undefined && { timeZone }),
    }),
    ...(known && { opponent: person(opponentName, opponentEmail, { locale }) }),
  }
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'creator.name': 'name',
  'creator.email': 'email',
  'creator.seat': 'seat',
  'opponent.name': 'opponentName',
  'opponent.email': 'opponentEmail',
}

const faultOf = ({ fields }: Texts, field: string): string => {
  if (field === 'name' || field === 'opponentName') return fields.name(LONGEST.name)
  return field === 'email' || field === 'opponentEmail' ? fields.email : fields.choice
}

/** Faults in the words of the form. The days are judged here, where they are still days. */
const faultsOf = (texts: Texts, values: Values, paths: readonly string[]): Filled['faults'] => {
  const inDays = (name: string, from: number): readonly (readonly [string, string])[] => {
    const days = wholeNumber(values[name])
    return values['clock'] === 'own' && (days === undefined || days < from || days > 366)
      ? [[name, texts.fields.days(from, 366)]]
      : []
  }
  const named = paths.filter((path) => !path.startsWith('clock')).map((path) => FIELD_OF[path] ?? path)
  const lone =
    filled(values['opponentName']) !== undefined && filled(values['opponentEmail']) === undefined
      ? ['opponentEmail']
      : []
  return Object.fromEntries([
    ...[...named, ...lone].map((field) => [field, faultOf(texts, field)] as const),
    ...inDays('perMove', 1),
    ...inDays('reserve', 0),
  ])
}

/** `POST /`: a game is offered, and its creator is sent on to his seat. */
export const createGame = async (desk: Desk): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const { texts } = context
  const values = readForm(request.body, FIELDS)
  const key = formKey(values?.['key'])
  if (values === undefined || key === undefined)
    return publicPage(400, failedPage(context, refusalText(texts, { code: 'invalid-request' })))
  const read = parse(createBody, bodyOf(values, texts.locale))
  const faults = faultsOf(texts, values, read.ok ? [] : read.issues.map(({ path }) => path))
  const agreed = read.ok && Object.keys(faults).length === 0 ? agreeOn(read.value) : undefined
  if (!read.ok || !agreed?.ok) return publicPage(400, newGamePage(context, key, { values, faults }))
  const { id, handled } = await offerGame(service, { body: read.value, agreed, key }, request.receivedAt)
  if (handled.kind === 'done') return seeOther(`/p/${seatLink(service, 'creator', id, handled.loaded.game).token}`)
  const wrong = handled.kind === 'refused' ? handled.refusal : { code: 'try-again' as const }
  return publicPage(STATUS[wrong.code], failedPage(context, refusalText(texts, wrong)))
}
