import { buildStateProfile } from '#content/states/state-profile.ts'

export const arkansas = buildStateProfile('AR', {
  about: [
    'The alliance says on its own site that NARR accredits it. It also runs a state fund that helps people pay for a place to live in early recovery.',
  ],
  figures: { cities: 19 },
  layout: { kind: 'tiles', levelBadge: 'Level 3: Provider Network' },
})
