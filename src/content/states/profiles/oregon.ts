import { buildStateProfile } from '#content/states/state-profile.ts'

export const oregon = buildStateProfile('OR', {
  about: [
    'The affiliate is a certification board for mental health and addiction work in the state. Ask each house whether it is certified, and until when.',
  ],
  figures: { success: 75 },
  performance: { occupancy: 73, certificationRate: 68.2, rural: 58, response: { under: 7 } },
})
