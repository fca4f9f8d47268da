export const reportChoices = ['open', 'mine', 'decided'] as const
export type ReportChoice = (typeof reportChoices)[number]
