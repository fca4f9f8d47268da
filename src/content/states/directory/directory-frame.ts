/** The box in which the list of a state opens. Islands get these words as JSON. */
export const directoryFrame = {
  opening: 'Opening {host}',
  list: 'the list',
  slow: 'Taking a while.',
  silent: { ask: 'Do you not see a list here?', words: 'Then it did not come. Here is what we know of it.' },
  unreachable: 'The directory cannot be reached from here right now.',
  full: 'Open Full Directory',
  again: 'Try again',
} as const

export type DirectoryFrameWords = typeof directoryFrame
