import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { ChangeSource } from '#domain/history/history.ts'

export type ChangeOrigin = { source: ChangeSource; device?: string }

export type Actor =
  /** `onlyReads`: no transaction, which saves a third; each statement sees what is committed at its own moment. */
  | { kind: 'visitor'; onlyReads?: true; origin?: ChangeOrigin }
  | { kind: 'person'; personId: string; organizationId: string | null; origin?: ChangeOrigin }
  /** With an origin, changes go into the history, under that person's name where it is known. */
  | { kind: 'system'; personId?: string; origin?: ChangeOrigin }

export const system: Actor = { kind: 'system' }
/** For what is the same for everybody. */
export const reader: Actor = { kind: 'visitor', onlyReads: true }

export type Tx = Transaction<Tables>

/** After a deadlock the work runs again from its start, so it must be safe to repeat. */
export type Transactions = {
  run<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>
}

export type SignInDatabase = Kysely<Tables>
