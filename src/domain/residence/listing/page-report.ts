import { hourMs } from '#domain/language/durations.ts'
export const reportKinds = ['not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportDecisions = ['hidden', 'no_action', 'passed_on', 'corrected'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export const officerSettlements = ['corrected', 'no_action', 'passed_up'] as const
export type OfficerSettlement = (typeof officerSettlements)[number]

export const reportLimits = { words: 2000, email: 254, decided: 1000 } as const

export const urgentHours = 4
export const usualHours = 48
/** After a decision the address of whoever reported is deleted first, and the report later. */
export const reachDays = 30
export const reportMonths = 12

const ofHarmOrFraud: readonly ReportKind[] = ['scam', 'unsafe']

export function isUrgent(kind: ReportKind): boolean {
  return ofHarmOrFraud.includes(kind)
}

export function mayAffiliateRead(kind: ReportKind): boolean {
  return !ofHarmOrFraud.includes(kind)
}

export function computeReportDue(kind: ReportKind, receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + (isUrgent(kind) ? urgentHours : usualHours) * hourMs)
}
