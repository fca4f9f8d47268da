export type NotedChange = {
  subject: string
  subjectName: string
  change: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  held: number
  isSelf: boolean
  source: string
}
