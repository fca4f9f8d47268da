import { buildStateProfile } from '#content/states/state-profile.ts'

export const montana = buildStateProfile('MT', {
  about: [
    'Montana has kept a state registry of recovery residences since 2023. The registry names houses; the certificate says how a house is run. Ask for both.',
  ],
})
