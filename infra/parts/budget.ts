import type { Stack } from 'aws-cdk-lib/core'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Topic } from 'aws-cdk-lib/aws-sns'

type Wanted = { readonly name: string; readonly dollars: number; readonly topic: Topic }

const tells = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number, address: string) => ({
  notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
  subscribers: [{ subscriptionType: 'SNS', address }],
})

/**
 * Of the whole account: by tag it would count nothing until somebody activates the tag in the billing console, and an
 * alarm that cannot sound is worse than one too early. Costs come in some hours late.
 */
export const budget = (stack: Stack, { name, dollars, topic }: Wanted): void => {
  new CfnBudget(stack, 'Budget', {
    budget: {
      budgetName: `${name}-budget`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [tells('ACTUAL', 80, topic.topicArn), tells('FORECASTED', 100, topic.topicArn)],
  })
}
