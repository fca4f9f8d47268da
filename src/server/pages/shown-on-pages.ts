import type { Log } from '#server/plumbing/start/log.ts'

const everyMs = 15_000

export type ShownOnPages<Item> = ReturnType<typeof watchShown<Item>>

/**
 * What staff have pages show now. It is read every 15 seconds: it may begin or end by itself, and another server may
 * have changed it. While the database cannot be reached, the last one stays.
 */
export function watchShown<Item>(parts: {
  name: string
  read: () => Promise<readonly Item[]>
  changed: () => Promise<void>
  log: Pick<Log, 'error'>
}) {
  const { name, read, changed, log } = parts
  let shown: readonly Item[] = []
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
    reading = reading.then(refresh).catch((error) => log.error(`${name} could not be read`, { error }))
    return reading
  }

  return {
    list: (): readonly Item[] => shown,
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
