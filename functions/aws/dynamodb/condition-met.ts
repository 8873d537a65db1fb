import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Returns whether the condition of a conditional write was met, so that it was made. Other errors are thrown. */
export const conditionMet = (writing: Promise<unknown>): Promise<boolean> =>
  writing.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    },
  )
