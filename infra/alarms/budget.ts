import type { Stack } from 'aws-cdk-lib/core'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Topic } from 'aws-cdk-lib/aws-sns'

type BudgetOptions = { readonly name: string; readonly dollars: number; readonly topic: Topic }

const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number, address: string) => ({
  notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
  subscribers: [{ subscriptionType: 'SNS', address }],
})

/**
 * Adds a monthly budget for the whole account. It tells the topic when four fifths are spent, or when the forecast is
 * above the budget. A budget by tag would count nothing until somebody activates the tag in the billing console, and an
 * alarm that cannot sound is worse than one that sounds too early. Costs arrive some hours late.
 */
export const addBudget = (stack: Stack, { name, dollars, topic }: BudgetOptions): void => {
  new CfnBudget(stack, 'Budget', {
    budget: {
      budgetName: `${name}-budget`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      notification('ACTUAL', 80, topic.topicArn),
      notification('FORECASTED', 100, topic.topicArn),
    ],
  })
}
