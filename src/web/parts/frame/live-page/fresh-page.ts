import { takeDrawings } from '#web/plumbing/take-drawings.ts'
import { morph } from './morph.ts'

/** Null where it cannot be read now. Nothing in it becomes a script: a document that is only read runs none. */
export function readPage(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.setRequestHeader('Accept', 'text/html')
    request.setRequestHeader('Cache-Control', 'no-store')
    request.addEventListener('loadend', () => {
      const page = request.status === 200 ? request.responseXML : null
      if (page) takeDrawings(page)
      resolve(page)
    })
    request.send()
  })
}

/** Draws the live parts of this page as they are in the fresh one. A home that is gone keeps its place. */
export function takeParts(fresh: Document, isHere: (part: Element) => boolean = () => true): void {
  const drawn = partsOf(fresh, isHere)
  for (const [key, part] of partsOf(document, isHere)) {
    const now = drawn.get(key)
    if (now) morph(part, now)
    else if (!part.closest('[data-gone]')) part.remove()
  }
}

/** Parts by what they are called, else by the home and the list they stand in, and their place there. */
function partsOf(page: Document, isHere: (part: Element) => boolean): Map<string, Element> {
  const found = new Map<string, Element>()
  const places = new Map<string, number>()
  for (const part of page.querySelectorAll<HTMLElement>('[data-live]')) {
    if (!isHere(part)) continue
    const home = part.closest<HTMLElement>('[data-live-home]')
    const within = `${home?.dataset.liveHome} ${home?.parentElement?.className}`
    const place = places.get(within) ?? 0
    places.set(within, place + 1)
    found.set(part.dataset.live || `${within} ${place}`, part)
  }
  return found
}
