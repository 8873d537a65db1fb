import type { GameEvent } from '../../game/model/events.ts'
import type { Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { EMAIL_WRITERS, type EmailKind, type EmailKindName, type EmailsByKind } from './email-kinds.ts'

type Writing<K extends EmailKindName> = {
  readonly email: EmailsByKind[K]
  readonly draft: Draft
  readonly happened?: GameEvent
}

const writeKind = <K extends EmailKindName>(kind: K, { email, draft, happened }: Writing<K>): Content =>
  EMAIL_WRITERS[kind](draft, email, happened)

/**
 * Writes the content of an email. If what the email was queued for is outdated, the content tells how the game stands
 * instead.
 */
export const writeContent = (email: EmailKind, draft: Draft, happened: GameEvent | undefined): Content =>
  writeKind(email.kind, { email, draft, happened })
