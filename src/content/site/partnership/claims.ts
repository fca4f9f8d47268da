import { atLeast, type Figure, formatFigure, percent, programme } from '#domain/figures/figure.ts'

export type Claim = { shown: string; says: string; pedigree: typeof programme }

function buildClaim(shown: string | Figure, says: string): Claim {
  return { shown: typeof shown === 'string' ? shown : formatFigure(shown), says, pedigree: programme }
}

export const soFar = {
  individuals: buildClaim(atLeast(250_000, programme), 'individuals served'),
  residences: buildClaim(atLeast(7_150, programme), 'certified residences'),
  states: buildClaim(atLeast(30, programme), 'states with affiliates'),
  organizations: buildClaim(atLeast(100, programme), 'recovery organizations'),
  years: buildClaim(atLeast(15, programme), 'years of standards'),
} as const

export const vision2025 = {
  residences: buildClaim(atLeast(10_000, programme), 'residences'),
  lives: buildClaim(atLeast(500_000, programme), 'lives'),
  states: buildClaim(atLeast(50, programme), 'states'),
} as const

export const operatorPromises = {
  setup: buildClaim('Free', 'profile setup'),
  listing: buildClaim('Immediate', 'directory listing'),
  administration: buildClaim(percent(40, programme), 'less administrative time'),
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
