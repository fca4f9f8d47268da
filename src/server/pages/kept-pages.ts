import type { Clock } from '#server/plumbing/start/clock.ts'

/** The longest a visitor is shown what another one asked for (targets: "kept at most 10 s"). */
const keptMs = 10_000
/** Compressed, a search of 20 homes is some 12 KB. */
const mostBytes = 4_000_000

type KeptPage = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

export type KeptPages = {
  /** What was kept under the key within the last 10 seconds; null where nothing is. */
  find(key: string): Response | null
  /** Begins a page: `keep` holds it under the key unless something changed since then, and gives the answer. */
  begin(key: string): { keep(page: KeptPage): Response }
  /** A home has changed: nothing drawn or begun before is shown any more. */
  forget(): void
}

/** Pages that are the same for everybody who is not signed in, as they were sent: headers, and the body in one encoding. */
export function keptPages(clock: Clock): KeptPages {
  const kept = new Map<string, { page: KeptPage; at: number }>()
  let bytes = 0
  let changes = 0

  function forget(): void {
    kept.clear()
    bytes = 0
    changes += 1
  }

  return {
    find(key) {
      const known = kept.get(key)
      return known && clock.now().getTime() - known.at < keptMs ? answerOf(known.page) : null
    },
    begin(key) {
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
