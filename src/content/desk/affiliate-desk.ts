export const affiliatesWords = {
  title: 'Affiliates',
  description: 'The affiliates of the states and their officers.',
  lead: 'Each affiliate decides claims, lists homes and certifies them in its own state. Its owners run their own team.',
  empty: {
    title: 'No affiliate is here yet',
    text: 'Add the affiliate of a state. Then invite its officers by email.',
  },
  only: 'Owners and managers of the staff add affiliates and invite their officers.',
  done: {
    make: 'The affiliate is here. Now invite its officers.',
    invite: 'The invitation is on its way.',
    resend: 'Sent again. The link in the earlier email no longer works.',
    withdraw: 'The invitation is withdrawn. Its link works no more.',
  },
} as const

export const affiliateDeskWords = {
  title: 'Your state',
  description: 'What waits at the desk of a state affiliate.',
  refused: {
    title: 'This page is for state affiliates',
    words: 'An affiliate decides the claims of its state here. Your account does not belong to one.',
    contact: 'Contact',
  },
} as const

export const applicationsRefusedWords = {
  title: 'This page is for state affiliates',
  words:
    'An affiliate reviews the applications for certification of its state here. Your own applications stand at your desk, under Certification.',
  contact: 'Contact',
} as const

export const certifiedResidencesWords = {
  title: 'Homes and certificates',
  description: 'The homes of a state and what certifies them.',
} as const
