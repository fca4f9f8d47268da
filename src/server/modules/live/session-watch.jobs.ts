import type { Log } from '#server/plumbing/start/log.ts'

export type OpenSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

const defaultIntervalMs = 3_000

export function watchSessions<Subscriber extends object>(parts: {
  open: OpenSessions
  followed: () => Iterable<readonly [Subscriber, string]>
  end: (follower: Subscriber) => void
  log: Log
  everyMs?: number
}): { stop(): void } {
  let isLooking = false

  async function look(): Promise<void> {
    const followed = [...parts.followed()]
    if (followed.length === 0) return
    const open = await parts.open([...new Set(followed.map(([, session]) => session))])
    for (const [follower, session] of followed) if (!open.has(session)) parts.end(follower)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => parts.log.warn('sessions of open desks not looked at', { error }))
      .finally(() => {
        isLooking = false
      })
  }, parts.everyMs ?? defaultIntervalMs).unref()
  return { stop: () => clearInterval(timer) }
}
