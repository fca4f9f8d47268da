import { buildStateProfile } from '#content/states/state-profile.ts'

export const oklahoma = buildStateProfile('OK', {
  about: [
    'Certification is voluntary here: a house may open without it. So ask each house whether it is certified, and until when.',
  ],
  figures: { success: 73 },
  performance: { occupancy: 72, certificationRate: 65.8, rural: 59, response: { under: 7 } },
})
