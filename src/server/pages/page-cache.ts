import type { Clock } from '#server/plumbing/start/clock.ts'

const maxAgeMs = 10_000
const maxBytes = 4_000_000

type CachedPage = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(clock: Clock) {
  const pages = new Map<string, { page: CachedPage; at: number }>()
  let bytes = 0
  let changes = 0

  function forget(): void {
    pages.clear()
    bytes = 0
    changes += 1
  }

  return {
    find(key: string): Response | null {
      const known = pages.get(key)
      return known && clock.now().getTime() - known.at < maxAgeMs ? toAnswer(known.page) : null
    },
    begin(key: string): { keep(page: CachedPage): Response } {
      const at = clock.now().getTime()
      const changesBefore = changes
      return {
        keep(page) {
          if (changesBefore === changes) {
            if (bytes + page.body.byteLength > maxBytes) forget()
            bytes += page.body.byteLength - (pages.get(key)?.page.body.byteLength ?? 0)
            pages.set(key, { page, at })
          }
          return toAnswer(page)
        },
      }
    },
    forget,
  }
}

const toAnswer = ({ status, headers, body }: CachedPage) => new Response(body, { status, headers })
