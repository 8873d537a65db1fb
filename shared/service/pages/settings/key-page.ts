import { readForm } from '../../../api/input/forms.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { parse } from '../../../api/input/shapes.ts'
import { name as nameShape } from '../../../api/values/values.ts'
import { LONGEST } from '../../../game/bounds.ts'
import { EMPTY, type Filled } from '../../../pages/kit/fields.ts'
import { type KeyShown, type KeysTold, keysPage } from '../../../pages/seat/keys-page.ts'
import type { ApiKey } from '../../credentials/api-keys.ts'
import type { Response } from '../../http.ts'
import { accountNamed } from '../../credentials/mailbox.ts'
import { OWN_SCOPES, makeOwnKey, ownerNamed, revokeOwnKey } from '../../credentials/own-keys.ts'
import { formKey, freshKey } from '../http/form-key.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

/** A mailbox, by the link of its emails. */
type Desk = { readonly visit: Visit; readonly path: string; readonly owner: string; readonly isConfirmed: boolean }

const deskOf = async (visit: Visit, token: string): Promise<Desk | undefined> => {
  const { ledger, seal } = visit.service
  const [account, owner] = [accountNamed(seal, token), ownerNamed(seal, token)]
  if (account === undefined || owner === undefined) return undefined
  const { proven } = await ledger.look(account)
  return { visit, path: `/n/${token}/keys`, owner, isConfirmed: proven }
}

const atDesk =
  (answer: (desk: Desk) => Promise<Response>) =>
  async (visit: Visit, token: string): Promise<Response> => {
    const desk = await deskOf(visit, token)
    return desk ? answer(desk) : unknownLink(visit)
  }

const shownOf = ({ id, name, scopes, created, used }: ApiKey): KeyShown => ({
  id,
  name,
  scopes,
  created: isoInstant(created),
  ...(used !== undefined && { used: isoInstant(used) }),
})

const page = async (desk: Desk, status: number, told: KeysTold, filled: Filled = EMPTY): Promise<Response> => {
  const { visit, path, owner, isConfirmed } = desk
  const keys = (await visit.service.apiKeys.issued(owner)).map(shownOf)
  const shown = { path, keys, scopes: OWN_SCOPES, isConfirmed, told, once: freshKey(visit) }
  return privatePage(status, keysPage(await contextOf(visit), shown, filled))
}

/** `GET /n/{token}/keys`: changes nothing. */
export const showKeys = atDesk((desk) =>
  page(desk, 200, desk.visit.request.query['revoked'] === '1' ? { kind: 'revoked' } : { kind: 'nothing' }),
)

const FORM = ['key', 'name', ...OWN_SCOPES]

/** `POST /n/{token}/keys`: the only answer that has the key. */
export const makeKey = atDesk(async (desk) => {
  const { visit } = desk
  const values = readForm(visit.request.body, FORM)
  const once = formKey(values?.['key'])
  if (!values || once === undefined) return invalid(visit)
  if (!desk.isConfirmed) return page(desk, 403, { kind: 'nothing' })
  const scopes = OWN_SCOPES.filter((scope) => values[scope] === '1')
  const read = parse(nameShape, values['name'] ?? '')
  if (!read.ok || scopes.length === 0) {
    const { texts } = await contextOf(visit)
    const [first = ''] = OWN_SCOPES
    const faults = {
      ...(!read.ok && { name: texts.fields.name(LONGEST.name) }),
      ...(scopes.length === 0 && { [first]: texts.keys.choose }),
    }
    return page(desk, 400, { kind: 'nothing' }, { values, faults })
  }
  const made = await makeOwnKey(visit.service, desk.owner, { name: read.value, scopes, once }, visit.request.receivedAt)
  if (made.kind === 'spent') return failed(visit, { code: 'too-many-requests' })
  return made.kind === 'made'
    ? page(desk, 200, { kind: 'made', key: made.key, name: read.value })
    : page(desk, 409, made.kind === 'again' ? { kind: 'again' } : { kind: 'nothing' }, { values, faults: {} })
})

/** `POST /n/{token}/keys/revoke` */
export const revokeKey = atDesk(async (desk) => {
  const { visit } = desk
  const id = readForm(visit.request.body, ['id'])?.['id']
  if (id === undefined) return invalid(visit)
  const isDone = await revokeOwnKey(visit.service, desk.owner, id, visit.request.receivedAt)
  return isDone ? seeOther(`${desk.path}?revoked=1`) : page(desk, 404, { kind: 'nothing' })
})
