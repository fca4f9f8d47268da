import { buildStateProfile } from '#content/states/state-profile.ts'

export const colorado = buildStateProfile('CO', {
  about: ['Certification has been required in Colorado since 2020. A state license is set to follow on July 1, 2027.'],
  figures: { success: 79 },
  performance: { occupancy: 76, certificationRate: 61.8, rural: 68, response: { under: 7 } },
})
