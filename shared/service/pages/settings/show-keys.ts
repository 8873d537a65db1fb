import { readForm } from '../../../api/input/forms.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { nameInput as nameShape } from '../../../api/values/values.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import { type ListedKey, type KeysOutcome, ownerKeysPage } from '../../../pages/seat/owner-keys-page.ts'
import type { ApiKey } from '../../ports/api-keys.ts'
import type { Response } from '../../runtime/http.ts'
import { accountInToken } from '../../credentials/unsubscribe-all-token.ts'
import { OWNER_KEY_SCOPES, makeOwnerKey, ownerInToken, revokeOwnerKey } from '../../access/owner-keys.ts'
import { readFormKey, newFormKey } from '../http/form-key.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

/**
 * The owner of a mailbox, who came by the link in its emails. `owner`: the pseudonym under which their API keys are
 * stored.
 */
type KeyOwner = {
  readonly visit: PageVisit
  readonly path: string
  readonly owner: string
  readonly isConfirmed: boolean
}

const keyOwnerOf = async (visit: PageVisit, token: string): Promise<KeyOwner | undefined> => {
  const { ledger, signer } = visit.service
  const [account, owner] = [accountInToken(signer, token), ownerInToken(signer, token)]
  if (account === undefined || owner === undefined) return undefined
  const { proven } = await ledger.readStatus(account)
  return { visit, path: `/n/${token}/keys`, owner, isConfirmed: proven }
}

const ownersRoute =
  (answer: (keyOwner: KeyOwner) => Promise<Response>) =>
  async (visit: PageVisit, token: string): Promise<Response> => {
    const keyOwner = await keyOwnerOf(visit, token)
    return keyOwner ? answer(keyOwner) : unknownLinkResponse(visit)
  }

const shownOf = ({ id, name, scopes, created, used }: ApiKey): ListedKey => ({
  id,
  name,
  scopes,
  created: isoInstant(created),
  ...(used !== undefined && { used: isoInstant(used) }),
})

const page = async (
  keyOwner: KeyOwner,
  status: number,
  notice: KeysOutcome,
  filled: FilledForm = EMPTY_FORM,
): Promise<Response> => {
  const { visit, path, owner, isConfirmed } = keyOwner
  const keys = (await visit.service.apiKeys.issued(owner)).map(shownOf)
  const shown = { path, keys, scopes: OWNER_KEY_SCOPES, isConfirmed, outcome: notice, once: newFormKey(visit) }
  return privateResponse(status, ownerKeysPage(await pageContext(visit), shown, filled))
}

/** Answers `GET /n/{token}/keys`: the mailbox's API keys. */
export const showKeys = ownersRoute((keyOwner) =>
  page(keyOwner, 200, keyOwner.visit.request.query['revoked'] === '1' ? { kind: 'revoked' } : { kind: 'nothing' }),
)

const FORM = ['key', 'name', ...OWNER_KEY_SCOPES]

/** Answers `POST /n/{token}/keys`: creates an API key. No later answer shows the key again. */
export const submitNewKey = ownersRoute(async (keyOwner) => {
  const { visit } = keyOwner
  const values = readForm(visit.request.body, FORM)
  const once = readFormKey(values?.['key'])
  if (!values || once === undefined) return invalidFormResponse(visit)
  if (!keyOwner.isConfirmed) return page(keyOwner, 403, { kind: 'nothing' })
  const scopes = OWNER_KEY_SCOPES.filter((scope) => values[scope] === '1')
  const read = parse(nameShape, values['name'] ?? '')
  if (!read.ok || scopes.length === 0) {
    const { texts } = await pageContext(visit)
    const [first = ''] = OWNER_KEY_SCOPES
    const faults = {
      ...(!read.ok && { name: texts.fields.name(LONGEST.name) }),
      ...(scopes.length === 0 && { [first]: texts.keys.choose }),
    }
    return page(keyOwner, 400, { kind: 'nothing' }, { values, faults })
  }
  const created = await makeOwnerKey(
    visit.service,
    keyOwner.owner,
    { name: read.value, scopes, once },
    visit.request.receivedAt,
  )
  if (created.kind === 'spent') return failureResponse(visit, { code: 'too-many-requests' })
  return created.kind === 'made'
    ? page(keyOwner, 200, { kind: 'made', key: created.key, name: read.value })
    : page(keyOwner, 409, created.kind === 'again' ? { kind: 'again' } : { kind: 'nothing' }, { values, faults: {} })
})

/** Answers `POST /n/{token}/keys/revoke`. */
export const submitKeyRevocation = ownersRoute(async (keyOwner) => {
  const { visit } = keyOwner
  const id = readForm(visit.request.body, ['id'])?.['id']
  if (id === undefined) return invalidFormResponse(visit)
  const isDone = await revokeOwnerKey(visit.service, keyOwner.owner, id, visit.request.receivedAt)
  return isDone ? redirectTo(`${keyOwner.path}?revoked=1`) : page(keyOwner, 404, { kind: 'nothing' })
})
