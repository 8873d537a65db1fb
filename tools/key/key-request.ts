import { SCOPES, type Scope, isScope } from '../../shared/api/routes/scopes.ts'
import { parse } from '../../shared/api/input/parse-body.ts'
import { nameInput as nameShape } from '../../shared/api/values/values.ts'
import { CommandMisuse } from '../command/run-tool.ts'

/** What the command is to do. `sharing` is the id of a key whose owner the new key gets. */
export type KeyRequest =
  | {
      readonly kind: 'new'
      readonly name: string
      readonly scopes: readonly Scope[]
      readonly sharing: string | undefined
    }
  | { readonly kind: 'list' }
  | { readonly kind: 'revoke'; readonly id: string }

type Options = { readonly name?: string; readonly scope: readonly string[]; readonly owner?: string }

const nameOf = ({ name }: Options): string => {
  if (name === undefined) throw new CommandMisuse('new needs --name NAME')
  const read = parse(nameShape, name)
  if (!read.ok) throw new CommandMisuse(`--name ${read.issues[0]?.message ?? 'is wrong'}`)
  return read.value
}

/** Returns the scopes of the new key, at least one, as a key without scopes can do nothing. */
const scopesOf = ({ scope }: Options): readonly Scope[] => {
  const unknown = scope.find((each) => !isScope(each))
  if (unknown !== undefined) throw new CommandMisuse(`--scope must be one of ${SCOPES.join(', ')}, not '${unknown}'`)
  if (scope.length === 0) throw new CommandMisuse(`new needs --scope: ${SCOPES.join(', ')}`)
  return SCOPES.filter((each) => scope.includes(each))
}

/** Parses the command line. Throws an error that describes the first fault. */
export const parseKeyRequest = ([what, id, ...more]: readonly string[], options: Options): KeyRequest => {
  if (what === 'revoke' && id !== undefined && more.length === 0) return { kind: 'revoke', id }
  if (what === 'revoke' && id === undefined) throw new CommandMisuse('revoke needs the id of a key')
  if (what === 'list' && id === undefined) return { kind: 'list' }
  if (what === 'new' && id === undefined)
    return { kind: 'new', name: nameOf(options), scopes: scopesOf(options), sharing: options.owner }
  throw new CommandMisuse('say new, list, revoke ID, signing or push')
}
