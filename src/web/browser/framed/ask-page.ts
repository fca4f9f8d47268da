import { takeDrawings } from '#web/plumbing/take-drawings.ts'

/**
 * The page at an address of this site, read and not run. A frame without an origin may ask for it too: what is made to be
 * framed is open to every site. Null where it does not come or is another page.
 */
export function askPage(address: string, leaving: AbortSignal): Promise<Document | null> {
  return new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.responseType = 'document'
    asking.addEventListener('loadend', () => {
      const page: Document | null = asking.response
      const asked = page?.querySelector('.embed-body') ? page : null
      if (asked) takeDrawings(asked)
      resolve(asked)
    })
    leaving.addEventListener('abort', () => asking.abort())
    asking.open('GET', address)
    asking.send()
  })
}
