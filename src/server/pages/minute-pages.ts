import { minuteMs } from '#domain/language/durations.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

const freshMs = minuteMs
const shownMs = 2 * freshMs

export type MinutePages = ReturnType<typeof createMinutePages>

export function createMinutePages(parts: { paths: readonly string[]; clock: Clock; failed: (error: unknown) => void }) {
  const { clock, failed } = parts
  const paths = new Set(parts.paths)
  const renderedAt = new Map<string, number>()
  const drawing = new Set<string>()
  /** Drawn while something changed, so the change may not be in it. */
  const outrun = new Set<string>()
  let draw: ((path: string) => Promise<void>) | null = null
  let isStopped = false

  async function rerender(path: string): Promise<void> {
    if (draw === null || isStopped || drawing.has(path)) return
    drawing.add(path)
    const at = clock.now().getTime()
    try {
      outrun.delete(path)
      await draw(path)
      if (!outrun.has(path)) renderedAt.set(path, at)
    } catch (error) {
      if (!isStopped) failed(error)
    } finally {
      drawing.delete(path)
    }
  }

  return {
    async begin(drawPage: (path: string) => Promise<void>): Promise<void> {
      draw = drawPage
      for (const path of paths) await rerender(path)
    },
    isTooOld(path: string): boolean {
      if (!paths.has(path)) return false
      const age = clock.now().getTime() - (renderedAt.get(path) ?? Number.NEGATIVE_INFINITY)
      if (age >= freshMs) void rerender(path)
      return age >= shownMs
    },
    forget(isOf: (path: string) => boolean): void {
      for (const path of [...paths].filter(isOf)) {
        renderedAt.delete(path)
        outrun.add(path)
      }
    },
    stop(): void {
      isStopped = true
    },
  }
}
