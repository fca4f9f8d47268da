import { buildStateProfile } from '#content/states/state-profile.ts'

export const pennsylvania = buildStateProfile('PA', {
  about: [
    'In Pennsylvania a state license decides which houses can take public money and referrals. The affiliate’s certificate says how the house is run. A house can have both.',
  ],
  figures: { success: 81 },
  performance: { occupancy: 75, certificationRate: 64.5, rural: 78, response: { under: 6 } },
})
