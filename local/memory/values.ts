import type { NamedTexts } from '../stores/key-value-store.ts'

export const memoryValues = (): NamedTexts => {
  const values = new Map<string, string>()
  return {
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
    first: (name, value) => {
      const stored = values.get(name) ?? value
      values.set(name, stored)
      return stored
    },
  }
}
