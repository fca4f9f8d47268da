/** What stands on the directory's pages. */
export const directoryWords = {
  index: {
    title: 'NARR Directory',
    description:
      'Choose your state: who certifies recovery residences there, how to reach them, and how far the directory has come.',
    lead: 'Choose your state to see who certifies recovery residences there, and how to reach them.',
    later: 'The full directory opens later.',
    why: 'Sorting, a table and each state’s own list are on their way. What you find here today is true and works.',
    all: 'All states',
    closing: {
      title: 'Is your state still dark?',
      words: 'Tell us where you are. We pass your note to the affiliate, or help start one.',
    },
  },
  state: {
    /** Around the state's name, for search engines and link previews. */
    head: {
      title: 'Recovery residences in',
      description: ['Who certifies recovery residences in', 'how to reach them, and what to ask on the first call.'],
    },
  },
} as const
