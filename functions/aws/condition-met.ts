import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

export const isHeld = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    },
  )
