import type { DatabaseSync } from 'node:sqlite'
import { SCHEMA_STEPS } from './schema-steps.ts'

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'])

const step = (database: DatabaseSync, sql: string, version: number): void =>
  database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${version}; COMMIT`)

/** Brings the file to the present schema, one transaction per step. Throws if a later release wrote the file. */
export const migrate = (database: DatabaseSync): void => {
  const version = versionOf(database)
  if (version > SCHEMA_STEPS.length)
    throw new Error(`it has schema ${version}, and this release knows ${SCHEMA_STEPS.length} at the most`)
  SCHEMA_STEPS.slice(version).forEach((sql, index) => step(database, sql, version + index + 1))
}
