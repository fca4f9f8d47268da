import { takeDrawings } from '#web/plumbing/take-drawings.ts'
import { morph } from './morph.ts'

/** Null when it cannot be read. Scripts in a parsed document do not run. */
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

export function takeParts(fresh: Document, isHere: (part: Element) => boolean = () => true): void {
  const drawn = splitParts(fresh, isHere)
  for (const [key, part] of splitParts(document, isHere)) {
    const now = drawn.get(key)
    if (now) morph(part, now)
    else if (!part.closest('[data-gone]')) part.remove()
  }
}

function splitParts(page: Document, isHere: (part: Element) => boolean): Map<string, Element> {
  const found = new Map<string, Element>()
  const places = new Map<string, number>()
  for (const part of page.querySelectorAll<HTMLElement>('[data-live]')) {
    if (!isHere(part)) continue
    const residence = part.closest<HTMLElement>('[data-live-home]')
    const within = `${residence?.dataset.liveHome} ${residence?.parentElement?.className}`
    const place = places.get(within) ?? 0
    places.set(within, place + 1)
    found.set(part.dataset.live || `${within} ${place}`, part)
  }
  return found
}
