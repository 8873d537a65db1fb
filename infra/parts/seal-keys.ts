import { RemovalPolicy, type Stack, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/**
 * The keys that prove every link, `{"current": "1", "1": <key>}`. The first is drawn by the deploy: 44 of
 * [0-9A-Za-z], 262 bits, which read as base64. Secrets Manager can put what it draws only at the top of the text,
 * so the keys lie beside `current` and not below a name of their own.
 */
export const sealKeys = (stack: Stack): Secret => {
  const secret = new Secret(stack, 'Seal', {
    description: 'The keys that prove the links of Crownhead. Without them no link that is out holds any more.',
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
    reason:
      'A key proves links that live as long as their games: it is changed by hand, in two steps, as docs/operations.md says.',
  })
  return secret
}
