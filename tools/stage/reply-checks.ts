import { type Check, okFinding, wrongFinding } from './finding.ts'
import { physicalNames, requireStack } from './stack-checks.ts'

/**
 * Checks that SES stores replies. An account has one active receipt rule set per region, and a deploy does not activate
 * ours.
 */
export const checkReplies: Check = async (stage) => {
  const { cloud, settings } = stage
  if (!settings.replies || !settings.domain) return [okFinding('emails are not answered')]
  const host = `in.${settings.domain.name}`
  const stack = await requireStack(stage, 'run')
  const [own] = physicalNames(stack, 'AWS::SES::ReceiptRuleSet')
  if (own === undefined) return [wrongFinding(`the stack ${settings.name}-run has no set of receipt rules`, 'deploy')]
  const activate = `aws ses set-active-receipt-rule-set --rule-set-name ${own}`
  const active = await cloud.receiptRules()
  if (!active) return [wrongFinding('SES has no active set of receipt rules: no answer comes in', activate)]
  const buckets = physicalNames(stack, 'AWS::S3::Bucket')
  const keeps = active.rules.some(
    (rule) => rule.isOn && rule.recipients.includes(host) && rule.buckets.some((bucket) => buckets.includes(bucket)),
  )
  if (keeps) return [okFinding(`the active set ${active.name} keeps emails to ${host}`)]
  return [
    wrongFinding(
      `the active set of receipt rules is ${active.name}, in which nothing keeps emails to ${host}`,
      active.name === own
        ? 'turn its rule on, or deploy'
        : `if no other program needs it: ${activate}; else add our rule to it (docs/operations.md, "Answers by email")`,
    ),
  ]
}
