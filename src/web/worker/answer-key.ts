import { boardReadPath, isBoardPage, isVisitPath, storedListPaths } from '#web/plumbing/stored/stored-board.ts'

const lists: readonly string[] = storedListPaths

export function isList(path: string): boolean {
  return lists.includes(path) || isVisitPath(path)
}

/** Where an answer is found: a waiting list by its house, a page of a board by its query, all else by its path. */
export function listKeysToFind(url: URL): string[] {
  const { origin, pathname, searchParams } = url
  const plain = origin + pathname
  // Another page's houses would stand under this one's address.
  if (isBoardPage(url)) return pathname === boardReadPath ? [plain + url.search] : [plain + url.search, plain]
  const residence = pathname === '/workspace/waiting' ? searchParams.get('house') : null
  return residence === null ? [plain] : [`${plain}?${new URLSearchParams({ house: residence })}`, plain]
}

/** Null where an answer is not stored: messages chosen by a filter would stand in for all of them. */
export function findKeyToStore(url: URL): string | null {
  if (url.pathname === '/workspace/messages' && url.search !== '') return null
  return listKeysToFind(url)[0] ?? null
}
