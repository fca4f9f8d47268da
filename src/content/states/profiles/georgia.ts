import { buildStateProfile } from '#content/states/state-profile.ts'
import { makeMinimum, programme } from '#domain/figures/figure.ts'

export const georgia = buildStateProfile('GA', {
  about: [
    'The association has worked in the state since 1987. Certification is voluntary. What Georgia does not have yet is one list that everybody can find.',
  ],
  potential: {
    estimatedFacilities: makeMinimum(150, programme),
    estimatedBeds: makeMinimum(4200, programme),
    targetCities: makeMinimum(25, programme),
    implementations: ['virginia', 'montana', 'west-virginia'],
  },
  benefits: [
    {
      title: 'People find the houses you trust',
      description: 'Families and hospitals search one place, and see which houses are certified.',
      icon: 'search',
    },
    {
      title: 'One record instead of five',
      description: 'Certificates, visits and renewals sit in one file that your staff and the operators share.',
      icon: 'table',
    },
    {
      title: 'Numbers you can take to the capitol',
      description: 'Beds, occupancy and outcomes counted the same way in every state.',
      icon: 'chart',
    },
    {
      title: 'Help that stays',
      description: 'Help with the launch, training for operators, and support after it.',
      icon: 'people',
    },
  ],
  layout: { kind: 'georgia' },
})
