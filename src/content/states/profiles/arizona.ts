import { buildStateProfile } from '#content/states/state-profile.ts'

export const arizona = buildStateProfile('AZ', {
  about: [
    'Arizona has required a state license of sober living homes since 2019. The affiliate’s certificate is voluntary and says how the house is run. A house can have both.',
  ],
  figures: { success: 76 },
  performance: { occupancy: 71, certificationRate: 58.2, rural: 65, response: { under: 8 } },
})
