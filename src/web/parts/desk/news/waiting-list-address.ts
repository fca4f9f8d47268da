export function buildWaitingListAddress(id: string): string {
  return `/workspace/waiting?house=${id}`
}
