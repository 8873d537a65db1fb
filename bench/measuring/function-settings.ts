import type { EnvironmentName } from '../../functions/aws/clients/environment.ts'

const ARN = 'arn:aws:any:eu-central-1:123456789012:any'

/** Returns the environment variables of all functions together, for an AWS at `endpoint`. */
export const functionSettings = (endpoint: string) => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: endpoint,
  ...({
    GAMES_TABLE: 'games',
    CONTACTS_TABLE: 'contacts',
    LEDGER_TABLE: 'ledger',
    PROGRAMS_TABLE: 'programs',
    ORDERS_TABLE: 'orders',
    SEAL_SECRET: 'seal',
    ALARM_GROUP: 'timers',
    ALARM_ARN: ARN,
    ALARM_ROLE: ARN,
    ALARM_DEAD_LETTERS: ARN,
    SWEEP_MOST: '5000',
    OUTBOX_URL: `${endpoint}/outbox`,
    ASIDE_URL: `${endpoint}/retryQueue`,
    NOTICES_URL: `${endpoint}/notices`,
    INBOUND_BUCKET: 'emails',
    REPLIES_HOST: 'in.crownhead.example',
    MAIL_FROM: 'Crownhead <games@crownhead.example>',
    SITE_NAME: 'Damclub Utrecht',
    IMPRINT_URL: 'https://club.example/imprint',
    PRIVACY_URL: 'https://club.example/privacy',
    CONTACT: 'https://club.example/contact',
    NEW_GAMES: 'anyone',
    ABUSE_TO: 'abuse@club.example',
    MAIL_CONFIGURATION_SET: 'mail',
    ORIGIN: 'https://crownhead.example',
  } satisfies Readonly<Record<Exclude<EnvironmentName, 'FRONT_KEYS'>, string>>),
})
