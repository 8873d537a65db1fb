import type { OutsideFailure } from '../../hooks/failures.ts'

export type Answered = { readonly status: number } | { readonly failure: OutsideFailure }

/** The world's receivers. Never throws, and always answers within `HOOKS.patience`. */
export type Outside = {
  readonly post: (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Uint8Array,
  ) => Promise<Answered>
}
