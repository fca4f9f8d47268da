import { buildStateProfile } from '#content/states/state-profile.ts'

export const tennessee = buildStateProfile('TN', {
  about: [
    'Since 2022, people who refer others to a recovery residence in Tennessee may only send them to a certified one. So ask each house whether it is certified, and until when.',
  ],
  figures: { success: 74 },
  performance: { occupancy: 75, certificationRate: 66.7, rural: 62, response: { under: 8 } },
})
