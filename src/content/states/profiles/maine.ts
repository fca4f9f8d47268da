import { buildStateProfile } from '#content/states/state-profile.ts'

export const maine = buildStateProfile('ME', {
  about: [
    'A house needs the certificate to receive state money. Ask each house whether it is certified, and until when.',
  ],
  figures: { cities: 12 },
  layout: { kind: 'tiles', levelBadge: 'Level 2: Certification Active' },
})
