import type { BetterAuthOptions } from 'better-auth'
import { sessionDays } from '#server/modules/auth/sessions/session-cookie.rules.ts'

/** The library's models in our tables (db/schema/03_sign_in.sql). */
export const tables = {
  user: {
    modelName: 'person',
    fields: {
      name: 'first_name',
      emailVerified: 'email_verified',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    additionalFields: { lastName: { type: 'string', required: false, fieldName: 'last_name' } },
  },
  session: {
    expiresIn: sessionDays * 24 * 3600,
    // Only `whoIs` notes that a session is in use, and the database gives it its ends.
    disableSessionRefresh: true,
    // How fresh a proof has to be is asked by `requireRecentProof`.
    freshAge: 0,
    fields: {
      userId: 'person_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    updateAccountOnSignIn: false,
    fields: {
      userId: 'person_id',
      providerId: 'provider_id',
      accountId: 'account_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    storeIdentifier: 'hashed',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  databaseHooks: {
    account: {
      // A provider's tokens would let us act for the person there. We only wanted to know who they are.
      create: {
        before: async (account) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
  },
} satisfies Partial<BetterAuthOptions>

export const twoFactorColumns = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factor',
    fields: {
      userId: 'person_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
}

export const passkeyColumns = {
  passkey: {
    fields: {
      userId: 'person_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
}
