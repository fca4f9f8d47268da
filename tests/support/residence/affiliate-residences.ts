import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import type { StateResidence } from '#domain/states/residences/state-residence.ts'

/** A claimed house of a state's list that has no certificate and never said a number. */
export const stateResidence = (name: string, change: Partial<StateResidence> = {}): StateResidence => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  city: 'Beckley',
  county: 'Raleigh',
  isPublished: true,
  isClaimed: true,
  operator: 'Porch Homes',
  level: null,
  isCertified: false,
  isSuspended: false,
  certificate: null,
  earlierNumbers: [],
  beds: 8,
  open: null,
  saidAt: null,
  age: 'never',
  checkedAt: null,
  isToCheck: false,
  ...change,
})

/** The same house at the desk where its certificate is set. */
export const certifiedResidence = (change: Partial<CertifiedResidence>): CertifiedResidence => ({
  id: 'r',
  slug: 'alder-house',
  name: 'Alder House',
  city: 'Richmond',
  isPublished: true,
  isClaimed: true,
  organization: 'Porch Homes',
  isCertified: false,
  narrLevel: 2,
  certificate: null,
  move: null,
  listed: { operator: 'Porch Homes', beds: 12, bedsFor: ['men'] },
  earlier: [],
  ...change,
})

/** A certificate with conditions, as each of its kinds is kept. */
export const conditionalPaper = {
  number: 'VA-7',
  seen: 'VA-7',
  operator: 'Porch Homes',
  beds: 9,
  bedsFor: ['women'] as CertifiedResidence['listed']['bedsFor'],
  kind: 'initial',
  standard: '3.0',
  form: 'conditional',
  checkedInOn: null,
  checkInNote: '',
  extendedFrom: null,
} as const
