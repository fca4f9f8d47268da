/** Taps on one group, one after the other: what Undo takes back. `said`: the last change of them, which Undo has seen. */
export type TapRun = { groupId: string; from: number; until: number; said: string | null }

/** Milliseconds a run can be undone, unless something else is tapped before (design, seekers and operators, section 7). */
export const undoMs = 10_000

/** The run after a tap that set `open` where `shown` stood; null where there is nothing to take back. */
export function runAfterTap(
  run: TapRun | null,
  { groupId, shown, open }: { groupId: string; shown: number | null; open: number },
  now: number,
): TapRun | null {
  const from = run?.groupId === groupId && now < run.until ? run.from : shown
  return from === null || from === open ? null : { groupId, from, until: now + undoMs, said: run?.said ?? null }
}
