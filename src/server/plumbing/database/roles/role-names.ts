/**
 * The roles the server takes. None of them can sign in or owns a table; what each may do is granted in the migrations.
 * They belong to the whole cluster, not to a database, so they are made here and not in a migration.
 */
export const roles = {
  /** Requests of visitors and signed-in people. */
  app: 'porchlight_app',
  /** The sign-in library: its own tables only. */
  signIn: 'porchlight_sign_in',
  /** Jobs, seed and the mail worker. */
  system: 'porchlight_system',
  /** Reads every table for a backup; the migrator grants it. */
  backup: 'porchlight_backup',
} as const

export type Role = (typeof roles)[keyof typeof roles]
