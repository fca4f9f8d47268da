import type { Kysely, Transaction } from 'kysely'

/**
 * Who is acting in a transaction. The database enforces it: row-level security reads the person and the organisation
 * from the transaction's settings, under a role that owns no table.
 */
export type Actor =
  /**
   * Nobody has signed in: sees what is published, may leave a message. With `onlyReads` no transaction is opened around
   * the statements, which costs a third: each stands by itself and sees what is committed at its own moment.
   */
  | { kind: 'visitor'; onlyReads?: true }
  /** A signed-in person acting for one organisation (null when they belong to none yet). */
  | { kind: 'person'; personId: string; organisationId: string | null }
  /** The machine itself: jobs, seeding, the mail worker. Never a request. */
  | { kind: 'system' }

/** An open transaction. Stores add the types of their own tables with `tx.withTables<...>()`; services pass it on. */
export type Tx = Transaction<NoTables>
export type NoTables = Record<never, never>

/** Runs work as an actor in one transaction: committed when the promise resolves, rolled back when it rejects. */
export type Transactions = {
  run<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The sign-in library's own connection: a role that may touch the sign-in tables and nothing else. */
export type SignInDatabase = Kysely<NoTables>
