import { buildStateProfile } from '#content/states/state-profile.ts'

export const kentucky = buildStateProfile('KY', {
  about: [
    'The network is run by the state. Since July 1, 2024, recovery residences in Kentucky have to be certified; the law leaves out some religious houses and the Recovery Kentucky centers.',
    'A second group, the Kentucky Alliance of Recovery Residences (KYARR), works for houses in the state too.',
  ],
  layout: { kind: 'kentucky' },
})
