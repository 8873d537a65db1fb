import { type Check, ok, wrong } from './finding.ts'
import { namesOf, stackOf } from './stage.ts'

/**
 * Checks that SES stores replies. An account has one active receipt rule set per region, and a deploy does not activate
 * ours.
 */
export const answers: Check = async (stage) => {
  const { cloud, settings } = stage
  if (!settings.replies || !settings.domain) return [ok('emails are not answered')]
  const host = `in.${settings.domain.name}`
  const stack = await stackOf(stage, 'run')
  const [own] = namesOf(stack, 'AWS::SES::ReceiptRuleSet')
  if (own === undefined) return [wrong(`the stack ${settings.name}-run has no set of receipt rules`, 'deploy')]
  const activate = `aws ses set-active-receipt-rule-set --rule-set-name ${own}`
  const active = await cloud.receiptRules()
  if (!active) return [wrong('SES has no active set of receipt rules: no answer comes in', activate)]
  const buckets = namesOf(stack, 'AWS::S3::Bucket')
  const keeps = active.rules.some(
    (rule) => rule.isOn && rule.recipients.includes(host) && rule.buckets.some((bucket) => buckets.includes(bucket)),
  )
  if (keeps) return [ok(`the active set ${active.name} keeps emails to ${host}`)]
  return [
    wrong(
      `the active set of receipt rules is ${active.name}, in which nothing keeps emails to ${host}`,
      active.name === own
        ? 'turn its rule on, or deploy'
        : `if no other program needs it: ${activate}; else add our rule to it (docs/operations.md, "Answers by email")`,
    ),
  ]
}
