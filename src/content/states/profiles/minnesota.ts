import { buildStateProfile } from '#content/states/state-profile.ts'

export const minnesota = buildStateProfile('MN', {
  about: [
    'Certification is voluntary in Minnesota, and about a third of the homes have it. So ask each house whether it is certified, and until when.',
  ],
  figures: { success: 76 },
  performance: { occupancy: 74, certificationRate: 64.4, rural: 65, response: { under: 8 } },
})
