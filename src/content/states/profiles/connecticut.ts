import { buildStateProfile } from '#content/states/state-profile.ts'
import { count, programme } from '#domain/figures/figure.ts'

export const connecticut = buildStateProfile('CT', {
  about: [
    'Certification is voluntary in Connecticut. A second body, CCORR, is recognized beside this alliance, so ask a house who certified it.',
  ],
  // Estimates, every one of them; the page says so.
  figures: { facilities: 78, beds: 1650, cities: 15 },
  implementation: {
    phase: 'Directory in development',
    timeline: 'Expected completion Q3 2025',
    nextMilestone: 'Level 2 Certification',
  },
  layout: {
    kind: 'connecticut',
    badges: ['Claiming in Progress', 'Target: Level 2 Certification'],
    expected: 'Q3 2025',
    interestedProviders: count(34, programme),
  },
})
