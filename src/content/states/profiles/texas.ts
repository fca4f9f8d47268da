import { buildStateProfile } from '#content/states/state-profile.ts'

export const texas = buildStateProfile('TX', {
  about: [
    'Certification is voluntary in Texas. Under a law of 2023 it comes from this network, or a house carries an Oxford House charter. Ask each house which of the two it has.',
  ],
  figures: { success: 83 },
  performance: { occupancy: 88, certificationRate: 78, rural: 65, response: { hours: 24 } },
  layout: { kind: 'shared' },
})
