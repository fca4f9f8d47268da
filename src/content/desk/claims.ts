import { atLeast, type Figure, formatFigure, percent, programme } from '#domain/figures/figure.ts'

/** All are program figures. */
export type Claim = { shown: string; says: string; pedigree: typeof programme }

function claim(shown: string | Figure, says: string): Claim {
  return { shown: typeof shown === 'string' ? shown : formatFigure(shown), says, pedigree: programme }
}

export const soFar = {
  individuals: claim(atLeast(250_000, programme), 'individuals served'),
  residences: claim(atLeast(7_150, programme), 'certified residences'),
  states: claim(atLeast(30, programme), 'states with affiliates'),
  organizations: claim(atLeast(100, programme), 'recovery organizations'),
  years: claim(atLeast(15, programme), 'years of standards'),
} as const

export const vision2025 = {
  residences: claim(atLeast(10_000, programme), 'residences'),
  lives: claim(atLeast(500_000, programme), 'lives'),
  states: claim(atLeast(50, programme), 'states'),
} as const

export const operatorPromises = {
  setup: claim('Free', 'profile setup'),
  listing: claim('Immediate', 'directory listing'),
  administration: claim(percent(40, programme), 'less administrative time'),
  funding: claim('$50K+', 'extra funding'),
  returns: claim('90 days', 'to a positive return on investment'),
  migration: claim('2-4 weeks', 'for migration'),
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
