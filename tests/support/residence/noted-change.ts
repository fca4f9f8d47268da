import { describeChanges } from '#domain/history/change-words.ts'
import type { NotedChange } from '#domain/history/noted-change.ts'

/** What the history says of a change; what is not given is empty. */
export function sayChange(noted: Partial<NotedChange>) {
  const none = { subject: '', change: '', before: {}, after: {}, held: 0, isSelf: false, source: '' }
  return describeChanges({ ...none, subjectName: 'Harbor House', ...noted })
}
