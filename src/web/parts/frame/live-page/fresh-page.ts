import { takeDrawings } from '#web/plumbing/take-drawings.ts'

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

const ofScripts = 'porch-island, [data-save-home]'

/** Leaves equal parts alone, so that the focus stays where it is. */
function morph(old: Element, fresh: Element): void {
  if (old.matches(ofScripts)) return
  const isOpen = old instanceof HTMLDetailsElement && old.open
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  if (isOpen) old.setAttribute('open', '')
  const before = [...old.childNodes]
  const after = [...fresh.childNodes]
  for (const [place, node] of after.entries()) morphNode(old, before[place], node)
  for (const node of before.slice(after.length)) node.remove()
}

function morphNode(parent: Element, old: ChildNode | undefined, fresh: ChildNode): void {
  if (!old) parent.append(document.importNode(fresh, true))
  else if (old instanceof Element && fresh instanceof Element && isAlike(old, fresh)) morph(old, fresh)
  else if (old instanceof Text && fresh instanceof Text) old.data = fresh.data
  else old.replaceWith(document.importNode(fresh, true))
}

function isAlike(old: Element, fresh: Element): boolean {
  return old.tagName === fresh.tagName && old.tagName !== 'TEMPLATE'
}
