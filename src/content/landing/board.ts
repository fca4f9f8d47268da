export const signedInBoardWords = {
  welcome: 'Welcome back, {name}',
  nameless: 'Operator',
  withoutScript: 'Your houses are read by a script here. Without one they are at',
  beds: 'Beds tonight',
  add: 'Add Residence',
  search: 'Search Directory',
  claims: 'Claims',
  waitingClaims: 'waiting for your decision',
  quickActions: 'Quick actions',
  actions: {
    claims: 'Claim Profile',
    beds: 'Update Bed Availability',
    shift: 'Shift: what is new',
    certification: 'Apply for Certification',
    messages: 'Questions about a bed',
  },
  waitingQuestions: 'waiting for an answer',
}

export type SignedInBoardWords = typeof signedInBoardWords
