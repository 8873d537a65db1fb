import type { Visit } from '../http/page-request.ts'

/** With a move. */
export type Written = { readonly move: string; readonly message: string }

const EMPTY: Written = { move: '', message: '' }

export const writtenIn = ({ request }: Visit): Written => {
  if (!request.path.endsWith('/move')) return EMPTY
  const fields = new URLSearchParams(request.body)
  return { move: fields.get('move') ?? '', message: fields.get('message') ?? '' }
}
