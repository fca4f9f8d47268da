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
  },
} as const
