import type { ServingSettings } from '../../local/serving/settings/read-serving-settings.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { Check } from '../stage/finding.ts'

export type MailRecord = 'MX' | 'TXT'

/** What doctor asks of a machine that serves a club, and of the internet around it. Each call reads only. */
export type Machine = {
  readonly now: () => Instant
  /** Returns whether a service runs on the folder. */
  readonly isServed: (folder: string) => boolean
  /** Returns the free bytes of the disk of the folder; undefined if the folder does not exist. */
  readonly freeBytes: (folder: string) => Promise<number | undefined>
  /** Rejects if the address cannot be reached. */
  readonly get: (url: string) => Promise<{ readonly status: number; readonly body: string }>
  /** Returns when the certificate of a host expires. */
  readonly certificateUntil: (host: string, port: number) => Promise<Instant>
  /** Returns the records of a name; none if it has none. */
  readonly dns: (name: string, type: MailRecord) => Promise<readonly string[]>
  /** Logs in at the mail relay. Rejects with a sentence for the operator. */
  readonly logIn: (serving: ServingSettings) => Promise<void>
}

export type CheckedMachine = { readonly machine: Machine; readonly serving: ServingSettings }

export type MachineCheck = Check<CheckedMachine>
