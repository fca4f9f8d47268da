import type { Clock } from '#server/plumbing/start/clock.ts'

/** A page with counts is drawn anew when somebody asks for it and it is this old. */
const freshMs = 60_000
/** Until then it is shown while the new one is drawn. Whoever asks later is answered with a page of their own. */
const shownMs = 2 * freshMs

export type MinutePages = {
  /** From here on `draw` takes a page into memory: all of them now, one by one, and whenever one is old. */
  begin(draw: (path: string) => Promise<void>): Promise<void>
  /** Whether what is held of the page must not be shown any more. Has an old one drawn anew. */
  isTooOld(path: string): boolean
  /** What these pages tell of has changed: nothing drawn or begun before is shown any more. */
  forget(isOf: (path: string) => boolean): void
  /** Draws no page any more: the server stops, and what pages are drawn from goes away. */
  stop(): void
}

/** When the pages that hold counts were drawn, and when that is too long ago. */
export function minutePages(parts: {
  paths: readonly string[]
  clock: Clock
  failed: (error: unknown) => void
}): MinutePages {
  const { clock, failed } = parts
  const paths = new Set(parts.paths)
  const drawnAt = new Map<string, number>()
  const drawing = new Set<string>()
  /** Drawn while something changed, so that the change may not be in it. */
  const outrun = new Set<string>()
  let draw: ((path: string) => Promise<void>) | null = null
  let isStopped = false

  async function drawAnew(path: string): Promise<void> {
    if (draw === null || isStopped || drawing.has(path)) return
    drawing.add(path)
    const at = clock.now().getTime()
    try {
      outrun.delete(path)
      await draw(path)
      if (!outrun.has(path)) drawnAt.set(path, at)
    } catch (error) {
      if (!isStopped) failed(error)
    } finally {
      drawing.delete(path)
    }
  }

  return {
    async begin(drawPage) {
      draw = drawPage
      for (const path of paths) await drawAnew(path)
    },
    isTooOld(path) {
      if (!paths.has(path)) return false
      const age = clock.now().getTime() - (drawnAt.get(path) ?? Number.NEGATIVE_INFINITY)
      if (age >= freshMs) void drawAnew(path)
      return age >= shownMs
    },
    forget(isOf) {
      for (const path of [...paths].filter(isOf)) {
        drawnAt.delete(path)
        outrun.add(path)
      }
    },
    stop() {
      isStopped = true
    },
  }
}
