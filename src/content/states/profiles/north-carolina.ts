import { buildStateProfile } from '#content/states/state-profile.ts'

export const northCarolina = buildStateProfile('NC', {
  about: [
    'Certification is voluntary here: a house may open without it. So ask each house whether it is certified, and until when.',
  ],
})
