import type { Clock } from '#server/plumbing/start/clock.ts'

const keptMs = 10_000
const mostBytes = 4_000_000

type KeptPage = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

export type KeptPages = ReturnType<typeof keptPages>

export function keptPages(clock: Clock) {
  const kept = new Map<string, { page: KeptPage; at: number }>()
  let bytes = 0
  let changes = 0

  function forget(): void {
    kept.clear()
    bytes = 0
    changes += 1
  }

  return {
    find(key: string): Response | null {
      const known = kept.get(key)
      return known && clock.now().getTime() - known.at < keptMs ? answerOf(known.page) : null
    },
    begin(key: string): { keep(page: KeptPage): Response } {
      const at = clock.now().getTime()
      const changesBefore = changes
      return {
        keep(page) {
          if (changesBefore === changes) {
            if (bytes + page.body.byteLength > mostBytes) forget()
            bytes += page.body.byteLength - (kept.get(key)?.page.body.byteLength ?? 0)
            kept.set(key, { page, at })
          }
          return answerOf(page)
        },
      }
    },
    forget,
  }
}

const answerOf = ({ status, headers, body }: KeptPage) => new Response(body, { status, headers })
