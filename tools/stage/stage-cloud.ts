/** A CloudFormation stack with its resources. */
export type DeployedStack = { readonly status: string; readonly resources: readonly StackResource[] }

export type StackResource = { readonly type: string; readonly id: string; readonly name: string }

export type SendingState = {
  readonly enabled: boolean
  /** True if SES has taken the account out of the sandbox. */
  readonly production: boolean
  readonly perDay: number
  readonly perSecond: number
  /** Emails sent in the last 24 hours. */
  readonly sent: number
}

export type EmailIdentity = {
  readonly verified: boolean
  readonly dkim: string
  /** The status of the envelope's domain (MAIL FROM); undefined without one. */
  readonly mailFrom: string | undefined
}

export type TableState = {
  readonly restorable: boolean
  readonly protected: boolean
  /** Items in the index of timers, one for each running game. DynamoDB updates the count every few hours. */
  readonly waiting: number
}

/** A rule for received emails: whether it is on, its addresses and hosts, and the buckets that store the emails. */
export type ReceiptRule = {
  readonly isOn: boolean
  readonly recipients: readonly string[]
  readonly buckets: readonly string[]
}

export type ReceiptRules = { readonly name: string; readonly rules: readonly ReceiptRule[] }

export type DnsType = 'A' | 'AAAA' | 'MX' | 'TXT'

/**
 * What AWS and DNS say about a stage. A result is undefined if the thing does not exist; a request that is not allowed
 * rejects.
 */
export type StageCloud = {
  readonly stack: (name: string) => Promise<DeployedStack | undefined>
  readonly concurrency: () => Promise<{ readonly limit: number; readonly unreserved: number }>
  readonly sending: () => Promise<SendingState>
  readonly identity: (name: string) => Promise<EmailIdentity | undefined>
  /** Returns the rule set that is active in the region. A region has at most one. */
  readonly receiptRules: () => Promise<ReceiptRules | undefined>
  readonly subscriptions: (topic: string) => Promise<{ readonly confirmed: number; readonly pending: number }>
  readonly table: (name: string) => Promise<TableState | undefined>
  /** Returns whether the secret exists, has a value and is not about to be deleted. The value is not read. */
  readonly hasSecret: (name: string) => Promise<boolean>
  /** What AWS says about the front, which is in us-east-1, the region of CloudFront. */
  readonly front: Pick<StageCloud, 'hasSecret' | 'stack' | 'subscriptions'>
  readonly group: (name: string) => Promise<string | undefined>
  /** Returns the account's quota whose name contains these words. */
  readonly quota: (service: string, words: string) => Promise<number | undefined>
  /** Returns the values of the DNS records; empty if there are none. */
  readonly dns: (name: string, type: DnsType) => Promise<readonly string[]>
}
