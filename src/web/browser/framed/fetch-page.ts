import { takeDrawings } from '#web/plumbing/take-drawings.ts'

/**
 * Null when the request fails or returns another page. A frame without an origin may fetch too: embedded pages are
 * open to every site.
 */
export function fetchPage(address: string, leaving: AbortSignal): Promise<Document | null> {
  return new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.responseType = 'document'
    asking.addEventListener('loadend', () => {
      const page: Document | null = asking.response
      const fetched = page?.querySelector('.embed-body') ? page : null
      if (fetched) takeDrawings(fetched)
      resolve(fetched)
    })
    leaving.addEventListener('abort', () => asking.abort())
    asking.open('GET', address)
    asking.send()
  })
}
