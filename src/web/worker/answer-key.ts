import { storedListPaths } from '#web/plumbing/stored/stored-board.ts'

const lists: readonly string[] = storedListPaths

export function isList(path: string): boolean {
  return lists.includes(path)
}

/** Where an answer is found: a waiting list by its house, everything else by its path. */
export function keysToFind({ origin, pathname, searchParams }: URL): string[] {
  const plain = origin + pathname
  const house = pathname === '/workspace/waiting' ? searchParams.get('house') : null
  return house === null ? [plain] : [`${plain}?${new URLSearchParams({ house })}`, plain]
}

/** Null where an answer is not stored: messages chosen by a filter would stand in for all of them. */
export function keyToStore(url: URL): string | null {
  if (url.pathname === '/workspace/messages' && url.search !== '') return null
  return keysToFind(url)[0] ?? null
}
