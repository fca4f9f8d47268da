export function nameWaitingList(id: string): string {
  return `/workspace/waiting?house=${id}`
}
