/** Names and words that a file may use, said with commas between them: long lists are read more easily so. */
export const splitWords = (words: string): string[] => words.split(',').map((word) => word.trim())
