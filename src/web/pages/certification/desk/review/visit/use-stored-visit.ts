import { useEffect, useState } from 'react'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { answersCache, isVisitPath, type WorkerRequest } from '#web/plumbing/stored/stored-board.ts'

/** Has the device store the page as it is now, so that it opens without a connection. True once it does. */
export function useStoredVisit(readAt: string | null): boolean {
  const { path } = useDeskPageState()
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    if (readAt === null || !import.meta.env.PROD || !isVisitPath(path) || !('serviceWorker' in navigator)) return
    let isOver = false
    const look = async () => {
      const kept = await isKept(path)
      if (isOver) return
      setStored(kept)
      if (kept) clearInterval(timer)
    }
    const timer = setInterval(() => void look(), 2_000)
    if (navigator.onLine) void store(path).catch(() => undefined)
    void look()
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [path, readAt])
  return isStored
}

async function store(visit: string): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const request: WorkerRequest = { visit, files: listFiles() }
  active?.postMessage(request)
}

function listFiles(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = asked.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|fonts)\//.test(pathname))
  return [...new Set(own.map(({ pathname }) => pathname))]
}

async function isKept(path: string): Promise<boolean> {
  try {
    if (!(await caches.has(answersCache))) return false
    return (await (await caches.open(answersCache)).match(path, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}
