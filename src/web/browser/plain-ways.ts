/** A browser with script keeps what stands in `noscript` as text: read as a document by itself, a page has it as elements. */
let readAgain: Promise<Document | null> | undefined

/**
 * Where the script of an island cannot be had, what the page has for browsers without script takes the place of the buttons
 * that do nothing without it.
 */
export async function showPlainWays(place: HTMLElement): Promise<void> {
  const closed = [...document.querySelectorAll('noscript')]
  if (!closed.some((one) => place.contains(one))) return
  readAgain ??= readPage()
  const page = await readAgain
  if (page === null) readAgain = undefined
  const open = page ? [...page.querySelectorAll('noscript')] : []
  // Another page may have come, such as the one for signing in; and the island may be awake by now.
  if (open.length !== closed.length || 'awake' in place.dataset || place.querySelector('[data-plain-way]')) return
  for (const [at, one] of closed.entries()) {
    if (!place.contains(one)) continue
    const way = document.createElement('div')
    way.dataset.plainWay = ''
    way.style.display = 'contents'
    way.append(...[...(open[at]?.childNodes ?? [])].map((node) => document.importNode(node, true)))
    one.before(way)
  }
  for (const button of place.querySelectorAll<HTMLElement>('button[type=button]:not([hidden])')) {
    button.hidden = true
    button.dataset.hidesAsleep = ''
  }
}

/** The island as it was drawn, before its script takes it over. */
export function hidePlainWays(place: HTMLElement): void {
  for (const way of place.querySelectorAll('[data-plain-way]')) way.remove()
  for (const button of place.querySelectorAll<HTMLElement>('[data-hides-asleep]')) {
    button.hidden = false
    delete button.dataset.hidesAsleep
  }
}

/** Null where it cannot be read. */
function readPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML)
    request.onerror = () => resolve(null)
    request.open('GET', location.href)
    request.send()
  })
}
