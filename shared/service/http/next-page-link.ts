import type { Request } from '../runtime/http.ts'
import type { Service } from '../runtime/service.ts'

/** A page of a list. `next` is the cursor to pass as `since` for what follows. */
type ListPage = { readonly next: string; readonly more: boolean }

/** Returns the header with the address of the next page (RFC 8288), or none if nothing more is there now. */
export const nextPageLink = (
  { origin }: Pick<Service, 'origin'>,
  { path, query: { after: _after, ...query } }: Request,
  { next, more }: ListPage,
): { readonly link?: string } =>
  more ? { link: `<${origin}${path}?${new URLSearchParams({ ...query, since: next })}>; rel="next"` } : {}
