/** `back` is the report before the first tap, and `said` the last change that the taps made. */
export type TapRun = { groupId: string; from: number; until: number; said: string | null; back: string | null }

/** Milliseconds (docs/specification.md, design S7). */
export const undoMs = 10_000

export function runAfterTap(
  run: TapRun | null,
  { groupId, shown, open, back }: { groupId: string; shown: number | null; open: number; back: string | null },
  now: number,
): TapRun | null {
  const begun = run?.groupId === groupId && now < run.until ? run : { from: shown, back }
  const { from } = begun
  if (from === null || from === open) return null
  return { groupId, from, until: now + undoMs, said: run?.said ?? null, back: begun.back }
}
