import { RemovalPolicy, type Stack, Validations } from 'aws-cdk-lib/core'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/**
 * Adds the secret with the signing keys, `{"current": "1", "1": <key>}`. A key is 44 characters of [0-9A-Za-z], 262
 * bits, and is read as base64. Secrets Manager can generate only values at the top level.
 */
export const addSigningKeys = (stack: Stack): Secret => {
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
