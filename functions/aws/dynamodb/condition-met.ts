import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Returns whether a conditional write was made: false if its condition was not met. Other errors are thrown. */
export const conditionMet = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    },
  )
