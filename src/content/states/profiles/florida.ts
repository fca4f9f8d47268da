import { buildStateProfile } from '#content/states/state-profile.ts'

export const florida = buildStateProfile('FL', {
  about: [
    'Certification is voluntary in Florida, but state law limits who may refer people to a house without it. Ask each house whether it is certified, and at which level.',
  ],
  figures: { success: 82 },
  performance: { occupancy: 78, certificationRate: 61, rural: 72, response: { under: 6 } },
})
