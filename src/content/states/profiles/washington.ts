import { buildStateProfile } from '#content/states/state-profile.ts'

export const washington = buildStateProfile('WA', {
  about: [
    'Washington keeps a state registry of recovery residences. Since 2023, people who leave treatment may only be sent to a house on it. Ask each house whether it is on the registry.',
  ],
  figures: { success: 78 },
  performance: { occupancy: 76, certificationRate: 65.4, rural: 61, response: { under: 6 } },
})
