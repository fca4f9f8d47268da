import { type Figure, formatFigure, makeMinimum, makePercent, programme } from '#domain/figures/figure.ts'

export type Claim = { shown: string; says: string; pedigree: typeof programme }

function buildClaim(shown: string | Figure, says: string): Claim {
  return { shown: typeof shown === 'string' ? shown : formatFigure(shown), says, pedigree: programme }
}

export const soFar = {
  individuals: buildClaim(makeMinimum(250_000, programme), 'individuals served'),
  residences: buildClaim(makeMinimum(7_150, programme), 'certified residences'),
  states: buildClaim(makeMinimum(30, programme), 'states with affiliates'),
  organizations: buildClaim(makeMinimum(100, programme), 'recovery organizations'),
  years: buildClaim(makeMinimum(15, programme), 'years of standards'),
} as const

export const vision2025 = {
  residences: buildClaim(makeMinimum(10_000, programme), 'residences'),
  lives: buildClaim(makeMinimum(500_000, programme), 'lives'),
  states: buildClaim(makeMinimum(50, programme), 'states'),
} as const

export const operatorPromises = {
  setup: buildClaim('Free', 'profile setup'),
  listing: buildClaim('Immediate', 'directory listing'),
  administration: buildClaim(makePercent(40, programme), 'less administrative time'),
  funding: buildClaim('$50K+', 'extra funding'),
  returns: buildClaim('90 days', 'to a positive return on investment'),
  migration: buildClaim('2-4 weeks', 'for migration'),
} as const

export const promisedFeatures = [
  'Real-time bed availability',
  'Outcomes tracking with recovery capital assessment',
  'Funding opportunities',
  'Mobile apps',
  'Analytics',
  'Notifications',
  'Integrations',
] as const
