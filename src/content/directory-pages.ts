/** What the directory is called on the way to its pages, and what stands on those of the states. */
export const directoryWords = {
  index: {
    title: 'NARR Directory',
  },
  state: {
    /** Around the state's name, for search engines and link previews. */
    head: {
      title: 'Recovery residences in',
      description: ['Who certifies recovery residences in', 'how to reach them, and what to ask on the first call.'],
    },
    later: 'The full page opens later.',
    why: 'Figures, the team and the state’s own list of houses will stand here.',
    affiliate: 'Who certifies here',
    noAffiliate: 'No NARR affiliate is known here yet. We still answer your questions about this state.',
    affiliateDoes: 'The affiliate checks houses against the national standard and knows which ones are certified.',
    firstCall: 'Before you call',
    firstCallLines: [
      'Say who the place is for, and when it is needed.',
      'Ask: is the house certified, and until when?',
      'Ask: what does it cost to move in, and what is asked of me?',
    ],
    contact: 'Ask us about this state',
  },
} as const
