import type { Visit } from './visit.ts'

export type Written = { readonly move: string; readonly message: string }

const EMPTY: Written = { move: '', message: '' }

export const writtenIn = ({ request }: Visit): Written => {
  if (!/\/(?:move|act)$/.test(request.path)) return EMPTY
  const fields = new URLSearchParams(request.body)
  return { move: fields.get('move') ?? '', message: fields.get('message') ?? fields.get('text') ?? '' }
}
