export const appealStoryWords = {
  title: 'What came before',
  what: {
    refused: 'The application was refused',
    appealed: 'The operator appealed',
    appeal_granted: 'The appeal was granted',
    appeal_refused: 'The appeal was refused',
  },
} as const

export type AppealStoryWords = typeof appealStoryWords
