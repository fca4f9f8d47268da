import type { Driver } from 'kysely'
import type { Role } from './roles/role-names.ts'

/** One connection acting as the owner of the schema: migrations, jobs, backup. Never a request. */
export type OwnerConnection = {
  /** Runs one or more statements separated by semicolons, without parameters. */
  execute(statements: string): Promise<void>
  /** Runs one statement and gives its rows; without values there may be several statements. */
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>
}

/** Takes what a transaction told a channel when it was committed. It must not throw. */
export type Hear = (payload: string) => void

/** Heard instead of what was said while nobody could listen: anything may have changed. */
export const missedSome = '*'

/** What the embedded database and PostgreSQL have in common. */
export type Engine = {
  readonly kind: 'embedded' | 'postgres'
  /** Connections that rest in a role owning nothing. A transaction may take another for its own duration. */
  driver(role: Role): Driver
  isReachable(): Promise<boolean>
  /** Lends a connection of its own until `work` settles. A transaction left open is rolled back. */
  asOwner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T>
  /** Hears what is told to a channel (pg_notify), by whatever process, from when this resolves until what it gives is called. */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A start that cannot go on because of the database. The message says what is wrong and how to mend it. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError'
}

/** A name as it stands in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
