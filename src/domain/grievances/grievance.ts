/** Where a grievance stands. `waiting`: somebody was asked and has not answered yet. */
export const grievanceStages = ['received', 'acknowledged', 'review', 'waiting', 'referred', 'closed'] as const
export type GrievanceStage = (typeof grievanceStages)[number]

export const grievanceKinds = [
  'safety',
  'treatment',
  'money',
  'leaving',
  'medication',
  'privacy',
  'recruiting',
  'rules',
  'other',
] as const
export type GrievanceKind = (typeof grievanceKinds)[number]

/** What whoever handles it can find. The others follow from what happened. */
export const foundOutcomes = ['upheld', 'partly_upheld', 'not_upheld', 'settled'] as const
export const grievanceOutcomes = [...foundOutcomes, 'referred_on', 'no_answer', 'withdrawn'] as const
export type GrievanceOutcome = (typeof grievanceOutcomes)[number]

export const grievanceLimits = {
  words: 6000,
  reply: 3000,
  name: 100,
  home: 200,
  email: 140,
  body: 200,
  files: 10,
} as const
/** Of the files of one case together. */
export const caseBytes = 60 * 1024 * 1024

/** A closed one loses the filer's address, and later goes as a whole (docs/privacy.md). */
export const contactDays = 30
export const closedMonths = 24

/** "C-3FA9C1": to speak of a case without its key. It opens nothing. */
export const formatCaseNumber = (id: string) => `C-${id.replaceAll('-', '').slice(0, 6).toUpperCase()}`
