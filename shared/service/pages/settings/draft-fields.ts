import type { Visit } from '../http/page-request.ts'

/** A refused move as it was typed, so that the page can show it again. */
export type Written = { readonly move: string; readonly message: string }

const EMPTY: Written = { move: '', message: '' }

/** Empty if the request was not a move. */
export const writtenIn = ({ request }: Visit): Written => {
  if (!request.path.endsWith('/move')) return EMPTY
  const fields = new URLSearchParams(request.body)
  return { move: fields.get('move') ?? '', message: fields.get('message') ?? '' }
}
