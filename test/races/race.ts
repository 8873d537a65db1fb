import type { DynamoDBRecord } from 'aws-lambda'
import type { Call } from './call.ts'

/** How a race is to be run. */
export type Terms = { readonly contenders: number; readonly commands: number; readonly seed: number }

/** The calls of all contenders, what the store's stream tells of them, and how long the race took. */
export type Race = {
  readonly calls: readonly Call[]
  readonly records: readonly DynamoDBRecord[]
  readonly seconds: number
}

export const numbersOf = ({ contenders }: Terms): readonly number[] => Array.from({ length: contenders }, (_, n) => n)
