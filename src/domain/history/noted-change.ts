/** What of a line in the history its words are made of. */
export type NotedChange = {
  subject: string
  subjectName: string
  change: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** Beds held in the group at that moment: they are neither open nor taken. */
  held: number
  /** The person did it about themselves. */
  isSelf: boolean
  /** From where, as the history keeps it (src/domain/history/history.ts). */
  source: string
}
