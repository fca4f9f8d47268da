/** Spans of time come in words, such as "3 hours". */
export const promiseWords = {
  kept: (span: string) => `Answered after ${span}, in time`,
  broken: (span: string, late: string) => `Answered after ${span}, ${late} late`,
  late: (span: string) => `Late by ${span}`,
  left: (span: string) => `${span} left to answer`,
}

export type PromiseWords = typeof promiseWords
