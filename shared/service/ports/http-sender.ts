import type { OutsideFailure } from '../../hooks/failures.ts'

/** The status of the receiver's response, or why there was none. */
export type Answered = { readonly status: number } | { readonly failure: OutsideFailure }

/** Posts to receivers on the internet. Never throws, and always resolves within `HOOKS.patience`. */
export type Outside = {
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
  ) => Promise<Answered>
}
