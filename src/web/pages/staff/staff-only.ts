import { readFor } from '#web/parts/desk/read-for.ts'

/** Reads for a page of the alliance's staff; everybody else is refused. */
export function readForStaff<Read>(
  asked: Parameters<typeof readFor<Read>>[1],
  read: Parameters<typeof readFor<Read>>[2],
) {
  return readFor(({ organisation }) => organisation?.kind === 'alliance', asked, read)
}
