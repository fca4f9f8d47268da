export function waitingListOf(id: string): string {
  return `/workspace/waiting?house=${id}`
}
