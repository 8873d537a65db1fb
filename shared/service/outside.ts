/** Why nothing was answered. `address`: the name leads where nothing may be sent. */
export const OUTSIDE_FAILURES = ['address', 'name', 'tls', 'timeout', 'connection'] as const
export type OutsideFailure = (typeof OUTSIDE_FAILURES)[number]

export type Answered = { readonly status: number } | { readonly failure: OutsideFailure }

/** The world's receivers. Never throws, and always answers within `HOOKS.patience`. */
export type Outside = {
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answered>
}
