import { RemovalPolicy, type Stack, Validations } from 'aws-cdk-lib/core'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/**
 * `{"current": "1", "1": <key>}`: 44 of [0-9A-Za-z], 262 bits, read as base64. Secrets Manager generates only top-level
 * values.
 */
export const sealKeys = (stack: Stack): Secret => {
  const secret = new Secret(stack, 'Seal', {
    description: 'The keys behind the links of Crownhead. Without them every existing link stops working.',
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ current: '1' }),
      generateStringKey: '1',
      excludePunctuation: true,
      passwordLength: 44,
    },
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'Links live as long as their games, so keys are rotated by hand, in two steps (docs/operations.md).',
  })
  return secret
}
