/** What comes of an event: the case as it is then, and what is to be sent, written down and done. */
export type Outcome<Case, Mail, HistoryEntry, Task> = {
  case: Case
  mails: Mail[]
  history: HistoryEntry[]
  tasks: Task[]
}

export function buildOutcome<Case, Mail = never, HistoryEntry = never, Task = never>(
  after: Case,
  { mails = [], history = [], tasks = [] }: Partial<Omit<Outcome<Case, Mail, HistoryEntry, Task>, 'case'>> = {},
): Outcome<Case, Mail, HistoryEntry, Task> {
  return { case: after, mails, history, tasks }
}
