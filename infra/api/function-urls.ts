import { CfnOutput, Fn, type Stack } from 'aws-cdk-lib/core'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import { BYPASSED_FRONT } from '../../shared/api/routes/front-headers.ts'
import { type RequestFunctions, bypassMetric } from '../alarms/request-metrics.ts'

/**
 * The outputs of the stack `run` with the host names of the two functions. Lambda chooses the names; the front reads
 * them.
 */
export const HOST_OUTPUTS = { Answers: 'AnswersHost', Pages: 'PagesHost' } as const

/**
 * Gives both functions a URL of Lambda, for use behind a front: unlike the gateway, a URL has no price for each
 * request. It is open to anyone who knows its host name, because CloudFront cannot sign a request whose body the
 * browser has not hashed. So the functions check the front's key before anything else. A call without the key writes a
 * log line, and this code adds a metric that counts these lines.
 */
export const addFunctionUrls = (stack: Stack, functions: RequestFunctions): void => {
  for (const id of ['Answers', 'Pages'] as const) {
    const { live, log } = functions[id]
    const { url } = live.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })
    new CfnOutput(stack, HOST_OUTPUTS[id], { value: Fn.select(2, Fn.split('/', url)) })
    new MetricFilter(stack, `${id}Around`, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.message', '=', BYPASSED_FRONT),
      ...bypassMetric(stack.stackName),
    })
  }
}
