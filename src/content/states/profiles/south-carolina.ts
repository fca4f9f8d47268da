import { buildStateProfile } from '#content/states/state-profile.ts'

export const southCarolina = buildStateProfile('SC', {
  about: [
    'The state itself has no program for recovery residences, so the affiliate’s certificate is the one check there is. Ask each house for it.',
  ],
  figures: { success: 77 },
  performance: { occupancy: 75, certificationRate: 64.6, rural: 62, response: { under: 8 } },
})
