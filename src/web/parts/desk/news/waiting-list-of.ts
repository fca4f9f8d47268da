/** Where the people stand who wait for a bed of this house. */
export function waitingListOf(id: string): string {
  return `/workspace/waiting?house=${id}`
}
