import type { Failure } from '#web/plumbing/api/failure.ts'

export type SavingState = { at: 'still' | 'saving' | 'saved' | 'lost' } | { at: 'refused'; message: string }

type SaverParts<Values> = {
  send: (values: Values) => Promise<'done' | Failure>
  tell: (saving: SavingState) => void
  restMs?: number
  retryMs?: number
}

/** Sends what was typed last, one at a time; what found no connection is kept and sent again. */
export function createSaver<Values>({ send, tell, restMs = 800, retryMs = 5_000 }: SaverParts<Values>) {
  let waiting: Values | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function sendAll(): Promise<void> {
    while (waiting !== null) {
      const values = waiting
      waiting = null
      tell({ at: 'saving' })
      const outcome = await send(values)
      if (outcome === 'done') {
        if (waiting === null) tell({ at: 'saved' })
      } else if (isLost(outcome)) {
        // What was typed since is newer.
        waiting ??= values
        tell({ at: 'lost' })
        flushLater(retryMs)
        return
      } else {
        tell({ at: 'refused', message: outcome.message })
        if (waiting === null) return
      }
    }
  }

  function flushLater(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    typed(values: Values): void {
      waiting = values
      flushLater(restMs)
    },
    flush,
    takeUnsent(): Values | null {
      clearTimeout(timer)
      const left = waiting
      waiting = null
      return left
    },
    stop: () => clearTimeout(timer),
  }
}

export const isLost = ({ status }: Failure) => status === null || status === 429 || status >= 500
