import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { Log } from '#server/plumbing/start/log.ts'

const everyMs = 15_000

export type SiteNotices = ReturnType<typeof createSiteNotices>

/**
 * What pages show now. They are read every 15 seconds: one may begin or end by itself, and another server may have
 * changed them. While the database cannot be reached, the last ones stay.
 */
export function createSiteNotices(parts: {
  read: () => Promise<SiteNotice[]>
  /** Pages that are kept must be drawn anew. */
  changed: () => Promise<void>
  log: Pick<Log, 'error'>
}) {
  const { read, changed, log } = parts
  let shown: readonly SiteNotice[] = []
  let drawn = JSON.stringify(shown)
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  async function refresh(): Promise<void> {
    const next = await read()
    const key = JSON.stringify(next)
    if (key === drawn) return
    shown = next
    await changed()
    drawn = key
  }

  function refreshInTurn(): Promise<void> {
    reading = reading.then(refresh).catch((error) => log.error('site notices could not be read', { error }))
    return reading
  }

  return {
    list: (): readonly SiteNotice[] => shown,
    refresh: refreshInTurn,
    begin(): void {
      timer = setInterval(() => void refreshInTurn(), everyMs).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await reading
    },
  }
}
