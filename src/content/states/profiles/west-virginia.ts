import { buildStateProfile } from '#content/states/state-profile.ts'

export const westVirginia = buildStateProfile('WV', {
  about: [
    'West Virginia has required recovery residences to register since 2024. A house needs the certificate for referrals and public money, and has it renewed every 2 years.',
  ],
  implementation: {
    phase: 'Active implementation',
    timeline: 'Three parts launched from February to August 2023',
    nextMilestone: 'Outcomes Excellence, planned 2024',
  },
  layout: {
    kind: 'west-virginia',
    cards: [
      {
        title: 'Directory Foundation',
        when: 'launched February 2023',
        status: 'complete',
        words: 'One list of the state’s recovery residences that everybody can find.',
      },
      {
        title: 'NARR Certification',
        when: 'launched May 2023',
        status: 'complete',
        words: 'Each certificate stands beside the house it belongs to, with its level.',
      },
      {
        title: 'Provider Network',
        when: 'launched August 2023',
        status: 'complete',
        words: 'Operators across the state look after their own houses in the list.',
      },
      {
        title: 'Outcomes Excellence',
        when: 'planned 2024',
        status: 'planned',
        words: 'How people fare, counted the same way in every house.',
      },
    ],
  },
})
