export const handout = {
  keep: 'To print it or keep it as a PDF, you can also use Print in your browser’s menu.',
  print: 'Print',
  page: 'Page {page} of {pages}',
  running: '{kind}, page {page} of {pages}',
} as const

export type HandoutWords = typeof handout
