import type { DynamoDBRecord } from 'aws-lambda'
import type { Call } from './call.ts'

export type Terms = { readonly contenders: number; readonly commands: number; readonly seed: number }

/** The calls of all contenders, the records of the store's stream, and the duration in seconds. */
export type Race = {
  readonly calls: readonly Call[]
  readonly records: readonly DynamoDBRecord[]
  readonly seconds: number
}

export const numbersOf = ({ contenders }: Terms): readonly number[] => Array.from({ length: contenders }, (_, n) => n)
