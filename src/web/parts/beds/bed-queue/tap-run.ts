export type TapRun = { groupId: string; from: number; until: number; said: string | null }

/** Milliseconds (docs/specification.md, design S7). */
export const undoMs = 10_000

export function runAfterTap(
  run: TapRun | null,
  { groupId, shown, open }: { groupId: string; shown: number | null; open: number },
  now: number,
): TapRun | null {
  const from = run?.groupId === groupId && now < run.until ? run.from : shown
  return from === null || from === open ? null : { groupId, from, until: now + undoMs, said: run?.said ?? null }
}
