import { buildStateProfile } from '#content/states/state-profile.ts'

export const michigan = buildStateProfile('MI', {
  about: [
    'Certification is voluntary here: a house may open without it. So ask each house whether it is certified, and until when.',
  ],
  figures: { cities: 34 },
  layout: { kind: 'tiles', levelBadge: 'Level 2: Certification Active' },
})
