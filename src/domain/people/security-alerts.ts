import type { SecurityEventKind } from './security-event.ts'

/** At that many events within an hour, staff get a mail; at most one mail an hour for each alert. */
export type SecurityAlert = {
  kinds: readonly SecurityEventKind[]
  of: 'person' | 'network' | 'staff' | 'all'
  atLeast: number
  words: string
}

const failures = ['sign_in_failed', 'factor_failed'] as const

export const securityAlerts = {
  'one account tried': {
    kinds: failures,
    of: 'person',
    atLeast: 20,
    words: 'Somebody tries to sign in to one account again and again.',
  },
  'one network tries': {
    kinds: failures,
    of: 'network',
    atLeast: 100,
    words: 'Many tries to sign in fail from one network.',
  },
  'many tries': { kinds: failures, of: 'all', atLeast: 500, words: 'Many tries to sign in fail.' },
  'staff account locked': {
    kinds: ['account_locked'],
    of: 'staff',
    atLeast: 1,
    words: 'An account of our staff is locked after too many wrong tries.',
  },
  'many refusals': {
    kinds: ['refused'],
    of: 'network',
    atLeast: 300,
    words: 'One network asks again and again for what it may not have.',
  },
  'many exports': {
    kinds: ['exported'],
    of: 'person',
    atLeast: 20,
    words: 'One person takes out data again and again.',
  },
} as const satisfies Record<string, SecurityAlert>
