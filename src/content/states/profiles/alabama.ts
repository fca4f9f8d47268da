import { buildStateProfile } from '#content/states/state-profile.ts'

export const alabama = buildStateProfile('AL', {
  about: [
    'The state itself has no program for recovery residences, so the affiliate’s certificate is the one check there is. Ask each house for it.',
  ],
  figures: { success: 81 },
  performance: { occupancy: 76, certificationRate: 83, rural: 62, response: { hours: 28 } },
  layout: { kind: 'shared' },
})
