export const correctionChoices = ['open', 'settled'] as const
export type CorrectionChoice = (typeof correctionChoices)[number]
