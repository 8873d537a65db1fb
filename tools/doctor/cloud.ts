/** What AWS and DNS say of a stage: plain facts, undefined for what is not there. Rejects where it may not be asked. */
export type Stack = { readonly status: string; readonly resources: readonly Resource[] }

export type Resource = { readonly type: string; readonly id: string; readonly name: string }

export type Sending = {
  readonly enabled: boolean
  /** Out of the sandbox. */
  readonly production: boolean
  readonly perDay: number
  readonly perSecond: number
  /** Of the last 24 hours. */
  readonly sent: number
}

export type Identity = {
  readonly verified: boolean
  readonly dkim: string
  /** Of the domain in the envelope; undefined without one. */
  readonly mailFrom: string | undefined
}

export type Table = {
  readonly restorable: boolean
  readonly protected: boolean
  /** Items of the index of alarms, of which a game has one while it goes on; some hours old. */
  readonly waiting: number
}

/** Of emails that come in: whether it is on, for which addresses and hosts, and which buckets keep them. */
export type ReceiptRule = {
  readonly isOn: boolean
  readonly recipients: readonly string[]
  readonly buckets: readonly string[]
}

export type ReceiptRules = { readonly name: string; readonly rules: readonly ReceiptRule[] }

export type Records = 'A' | 'AAAA' | 'MX' | 'TXT'

export type Cloud = {
  readonly stack: (name: string) => Promise<Stack | undefined>
  readonly concurrency: () => Promise<{ readonly limit: number; readonly unreserved: number }>
  readonly sending: () => Promise<Sending>
  readonly identity: (name: string) => Promise<Identity | undefined>
  /** The one set that is active in the region. */
  readonly receiptRules: () => Promise<ReceiptRules | undefined>
  readonly subscriptions: (topic: string) => Promise<{ readonly confirmed: number; readonly pending: number }>
  readonly table: (name: string) => Promise<Table | undefined>
  /** Whether it has a value that is not about to be deleted. The value is not read. */
  readonly hasSecret: (name: string) => Promise<boolean>
  /** In CloudFront's region. */
  readonly front: Pick<Cloud, 'hasSecret' | 'stack' | 'subscriptions'>
  readonly group: (name: string) => Promise<string | undefined>
  /** The quota of the account whose name has these words. */
  readonly quota: (service: string, words: string) => Promise<number | undefined>
  /** Texts of the records; none if there are none. */
  readonly dns: (name: string, type: Records) => Promise<readonly string[]>
}
