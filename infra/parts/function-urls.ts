import { CfnOutput, Fn, type Stack } from 'aws-cdk-lib/core'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import { AROUND } from '../../shared/api/routes/front-headers.ts'
import { type Doors, around } from './door-metrics.ts'

/** The outputs of the stack `run` that the front asks for by name: the hosts of the two doors, which Lambda makes up. */
export const HOSTS = { Answers: 'AnswersHost', Pages: 'PagesHost' } as const

/**
 * Behind a front each door has a URL of Lambda, which has no price for a request. It is open to anyone who knows its
 * host: CloudFront cannot sign a request whose body the browser has not hashed, so the functions ask for the front's key
 * before anything else. A call without the key is a line in the log, and counted here.
 */
export const functionUrls = (stack: Stack, doors: Doors): void => {
  for (const id of ['Answers', 'Pages'] as const) {
    const { live, log } = doors[id]
    const { url } = live.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })
    new CfnOutput(stack, HOSTS[id], { value: Fn.select(2, Fn.split('/', url)) })
    new MetricFilter(stack, `${id}Around`, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.message', '=', AROUND),
      ...around(stack.stackName),
    })
  }
}
