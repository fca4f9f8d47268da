/** Everything the worker of the board keeps lies in caches whose names begin so. */
export const boardCaches = 'pl-board-'

/** The answers of one person's board. Those of anybody else are never in it: a new name empties it first. */
export const answersCache = `${boardCaches}answers`

/** The pages of the board, which open without a network. */
export const boardAddresses = ['/', '/workspace/beds'] as const

/** What a page asks of the worker: to keep the board as it is now, or to forget all of it. */
export type WorkerRequest = 'keep' | 'forget'

/** Forgets what this device kept of the board, and lets the worker go: somebody signed out, or leaves. */
export function forgetKeptBoard(): void {
  if (!('serviceWorker' in navigator)) return
  // A page that is about to be left may not come to the end of what it began; the worker does.
  const forget: WorkerRequest = 'forget'
  navigator.serviceWorker.controller?.postMessage(forget)
  void forgetHere().catch(() => {})
}

async function forgetHere(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(boardCaches)).map((name) => caches.delete(name)))
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}
