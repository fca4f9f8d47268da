/**
 * Made here and not in a migration, because roles belong to the whole cluster. What each may do is granted in the
 * migrations.
 */
export const roles = {
  app: 'porchlight_app',
  signIn: 'porchlight_sign_in',
  system: 'porchlight_system',
  backup: 'porchlight_backup',
} as const

export type Role = (typeof roles)[keyof typeof roles]
