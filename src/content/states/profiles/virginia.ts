import { buildStateProfile } from '#content/states/state-profile.ts'

export const virginia = buildStateProfile('VA', {
  about: [
    'Since July 1, 2025, state law asks recovery residences in Virginia to be certified. A certified house can show you its certificate.',
  ],
})
