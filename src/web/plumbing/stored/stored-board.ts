/** What somebody found on a visit, as entries of their own. */
export const findingsPrefix = 'pl-findings/'

export const boardCaches = 'pl-board-'

/** One person's answers only: a different person signing in empties it first. */
export const answersCache = `${boardCaches}answers`

export const storedBoardPaths = ['/', '/workspace/beds'] as const

/**
 * Stored as they are opened, never ahead: messages that were read count as seen, and the numbers of people are on no
 * device that nobody opened them on.
 */
export const storedListPaths = ['/workspace/messages', '/workspace/waiting', '/workspace'] as const

/** The checklist of a visit, stored as it is opened, like the lists. */
export const isVisitPath = (path: string) => /^\/affiliate\/applications\/[\w-]{36}\/visit$/.test(path)

/**
 * `page`: the query of a board that comes in pages, with its question mark, or empty. `visit`: the path of a visit, with
 * the files that its page is made of: it was opened before there was a worker to keep them.
 */
export type WorkerRequest = 'keep' | 'forget' | { page: string } | { visit: string; files: readonly string[] }

export const boardReadPath = '/api/desk/board'

const ofBoardPages = new Set(['q', 'show', 'order', 'page'])

export function isBoardPage({ pathname, searchParams }: URL): boolean {
  const isOne = pathname === '/workspace/beds' || pathname === boardReadPath
  return isOne && searchParams.size > 0 && [...searchParams.keys()].every((name) => ofBoardPages.has(name))
}

export function deleteStoredBoard(): void {
  deleteTakenFindings()
  if (!('serviceWorker' in navigator)) return
  // A page that is about to be left may not come to the end of what it began; the worker does.
  const forget: WorkerRequest = 'forget'
  navigator.serviceWorker.controller?.postMessage(forget)
  void forgetHere().catch(() => {})
}

/** They stand in for a stored page that does not show them yet; what still waits is for its person to send. */
function deleteTakenFindings(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(findingsPrefix))
    for (const key of keys) {
      if (localStorage.getItem(key)?.includes('"state":"taken"')) localStorage.removeItem(key)
    }
  } catch {
    // Storage may be forbidden; then there is nothing to delete.
  }
}

async function forgetHere(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(boardCaches)).map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}
