import { findWaiting, type GroupWaiting, nothingWaits, type Queue } from './queued-changes.ts'
import type { TapRun } from './tap-run.ts'

/** `held-up`: a try did not arrive. `signed-out`: nothing is sent until the same person signs in. */
export type QueueTrouble = 'none' | 'offline' | 'held-up' | 'signed-out'

export type ShownGroup = { groupId: string; open: number | null; reportId: string | null; place: string }

export type GroupView = GroupWaiting & { undoTo: number | null }

export type QueueSummary = { waiting: number; trouble: QueueTrouble; isKept: boolean }

export const noView: GroupView = { ...nothingWaits, undoTo: null }

export function toViews(
  queue: Queue,
  run: TapRun | null,
  old: ReadonlyMap<string, GroupView>,
): ReadonlyMap<string, GroupView> {
  const groups = new Set(queue.map(({ change }) => change.groupId))
  if (run) groups.add(run.groupId)
  const views = new Map<string, GroupView>()
  for (const groupId of groups) {
    const view = { ...findWaiting(queue, groupId), undoTo: run?.groupId === groupId ? run.from : null }
    const before = old.get(groupId)
    views.set(groupId, before && isSame(before, view) ? before : view)
  }
  const isAsBefore = views.size === old.size && [...views].every(([groupId, view]) => old.get(groupId) === view)
  return isAsBefore ? old : views
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
