import type { PageVisit } from '../http/page-visit.ts'

/** A refused move as it was typed, so that the page can show it again. */
export type MoveDraft = { readonly move: string; readonly message: string }

const EMPTY: MoveDraft = { move: '', message: '' }

/** Returns the move and message that the request has. Both are empty if the request was not a move. */
export const readMoveDraft = ({ request }: PageVisit): MoveDraft => {
  if (!request.path.endsWith('/move')) return EMPTY
  const fields = new URLSearchParams(request.body)
  return { move: fields.get('move') ?? '', message: fields.get('message') ?? '' }
}
