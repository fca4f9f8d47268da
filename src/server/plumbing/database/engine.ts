import type { Driver } from 'kysely'
import type { Role } from './roles/role-names.ts'

export type OwnerConnection = {
  execute(statements: string): Promise<void>
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>
}

/** It must not throw. */
export type Listener = (payload: string) => void

/** Heard after a gap in listening: anything may have changed. */
export const missedSome = '*'

export type Engine = {
  readonly kind: 'embedded' | 'postgres'
  driver(role: Role): Driver
  isReachable(): Promise<boolean>
  runAsOwner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T>
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError'
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
