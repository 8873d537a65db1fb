import type { KeyValueStore } from '../stores/key-value-store.ts'

export const memoryKeyValues = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
    setIfAbsent: (name, value) => {
      const stored = values.get(name) ?? value
      values.set(name, stored)
      return stored
    },
  }
}
