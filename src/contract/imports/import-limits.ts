export const importFileLimit = 10 * 1024 * 1024

export const shownAtFirst = 50

export const bedAnswers = ['fold', 'apart'] as const
export const closedAnswers = ['out', 'draft', 'same'] as const

type ImportQuestions = { from: { isSure: boolean }; questions: Record<string, { answer: unknown } | null> }

export function isAsked({ from, questions }: ImportQuestions): boolean {
  return !from.isSure || Object.values(questions).some((one) => one !== null && one.answer === null)
}
