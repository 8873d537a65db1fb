/** Texts by name: positions in streams, how far the clock was moved, the signing keys and other small state. */
export type KeyValueStore = {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
  /**
   * Stores the value if the name has none, and returns the stored value. Processes that start at the same time get the
   * same value.
   */
  readonly setIfAbsent: (name: string, value: string) => string
}
