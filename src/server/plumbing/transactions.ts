import type { Kysely, Transaction } from 'kysely'
import type { ChangeSource } from '#domain/history/history.ts'

/** From where a change is made, for the history; `device` is what `deviceWords` made of the browser's own name. */
export type ChangeOrigin = { source: ChangeSource; device?: string }

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
  | { kind: 'person'; personId: string; organisationId: string | null; origin?: ChangeOrigin }
  /**
   * The machine itself: jobs, seeding, the mail worker. With an origin it does what somebody asked of it, and what it
   * changes is in the history: under that person's name where one is known.
   */
  | { kind: 'system'; personId?: string; origin?: ChangeOrigin }

/** An open transaction. Stores add the types of their own tables with `tx.withTables<...>()`; services pass it on. */
export type Tx = Transaction<NoTables>
export type NoTables = Record<never, never>

/**
 * Runs work as an actor in one transaction: committed when the promise resolves, rolled back when it rejects. Work that
 * lost against another transaction (a deadlock) runs again from its start: what it does besides, it must be able to do twice.
 */
export type Transactions = {
  run<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The sign-in library's own connection: a role that may touch the sign-in tables and nothing else. */
export type SignInDatabase = Kysely<NoTables>
