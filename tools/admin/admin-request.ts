import { isEmailAddress } from '../../shared/api/values/email-address.ts'
import { CommandMisuse } from '../command/run-tool.ts'

const ACTS = ['data', 'block', 'unblock', 'resend', 'forget'] as const

const LISTS = ['newest', 'waiting', 'returned'] as const

/** What the operator asks. */
export type AdminRequest =
  | { readonly kind: 'find-address'; readonly address: string }
  | { readonly kind: 'find-name'; readonly name: string }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'end'; readonly id: string; readonly why: string; readonly isSure: boolean }
  | { readonly kind: 'log'; readonly most: number }
  | { readonly kind: (typeof ACTS)[number]; readonly address: string; readonly isSure: boolean; readonly isDry?: true }
  | { readonly kind: (typeof LISTS)[number]; readonly most: number }

/** How many games or addresses a list shows if `--most` does not say, and how many it shows at most. */
const MOST = { usual: 20, highest: 10_000 } as const

/** A shorter name would match too many players. */
const SHORTEST_NAME = 2

const GAME_ID = /^[0-9A-Za-z]{12}$/

/** The first letters of an id. Emails name a game by six. */
export const ID_BEGINNING = /^[0-9A-Za-z]{6,12}$/

const mostOf = (most: string | undefined): number => {
  const read = Number(most ?? MOST.usual)
  if (!Number.isSafeInteger(read) || read < 1 || read > MOST.highest)
    throw new CommandMisuse(`--most must be a whole number from 1 to ${MOST.highest}, not '${most}'`)
  return read
}

const findRequest = (words: readonly string[]): AdminRequest => {
  const text = words.join(' ').trim()
  if (text.includes('@')) {
    if (!isEmailAddress(text)) throw new CommandMisuse('find needs an email address, or the name of a player')
    return { kind: 'find-address', address: text }
  }
  if (text.length < SHORTEST_NAME)
    throw new CommandMisuse(`find needs an email address, or at least ${SHORTEST_NAME} letters of a name`)
  return { kind: 'find-name', name: text }
}

/** How long the reason for ending a game may be. */
const WHY = { least: 3, most: 200 } as const

/** The options of the command line. */
export const ADMIN_OPTIONS = {
  most: { type: 'string' },
  sure: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  void: { type: 'boolean', default: false },
  why: { type: 'string' },
} as const

type AdminOptions = {
  readonly most?: string | undefined
  readonly sure?: boolean
  readonly 'dry-run'?: boolean
  readonly void?: boolean
  readonly why?: string | undefined
}

const endRequest = (words: readonly string[], { void: isVoid, why = '', sure = false }: AdminOptions): AdminRequest => {
  const [id = ''] = words
  if (words.length !== 1 || !GAME_ID.test(id)) throw new CommandMisuse('end needs the id of a game, of 12 letters')
  if (!isVoid) throw new CommandMisuse('end needs --void: a game can only be called off')
  if (why.trim().length < WHY.least || why.length > WHY.most)
    throw new CommandMisuse(`end needs --why with a reason of ${WHY.least} to ${WHY.most} letters`)
  if (why.includes('@')) throw new CommandMisuse('--why must name no address: it is noted, and no forget reaches it')
  return { kind: 'end', id, why: why.trim(), isSure: sure }
}

/** Parses the command line. Throws an error that describes the first fault. */
export const parseAdminRequest = ([what, ...words]: readonly string[], options: AdminOptions): AdminRequest => {
  const { most, sure = false } = options
  const [id = ''] = words
  if (what === 'find') return findRequest(words)
  if (what === 'end') return endRequest(words, options)
  if (what === 'game') {
    if (words.length !== 1 || !ID_BEGINNING.test(id))
      throw new CommandMisuse('game needs the id of a game, of 12 letters, or its first six')
    return { kind: 'game', id }
  }
  const act = ACTS.find((each) => each === what)
  if (act !== undefined) {
    if (words.length !== 1 || !isEmailAddress(id)) throw new CommandMisuse(`${act} needs an email address`)
    const isDry = options['dry-run'] === true
    if (isDry && act !== 'resend') throw new CommandMisuse('--dry-run is for resend')
    return { kind: act, address: id, isSure: sure, ...(isDry && { isDry }) }
  }
  const list = [...LISTS, 'log' as const].find((each) => each === what)
  if (list === undefined)
    throw new CommandMisuse(
      'say find ADDRESS, find NAME, game ID, end ID, newest, waiting, returned, log, or data, block, unblock, resend or forget ADDRESS',
    )
  if (words.length > 0) throw new CommandMisuse(`${list} takes no further word`)
  return { kind: list, most: mostOf(most) }
}
