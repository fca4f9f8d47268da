import { fetchPage } from './fetch-page.ts'
import { startForm } from './filter-form.ts'
import { postEscape, postHeights, postToParent } from './framed-page.ts'
import { followList } from './live-rows.ts'
import { notePrinting, showHours } from './own-times.ts'
import { sayAloud } from './say-aloud.ts'

export function startFramedList(): void {
  const list = document.querySelector<HTMLElement>('.embed')
  if (!list) return
  postHeights(list)
  postEscape()
  notePrinting()
  showHours()
  let following = followList(list)
  let leaving = new AbortController()

  async function show(address: string): Promise<boolean> {
    leaving.abort()
    leaving = new AbortController()
    const { signal } = leaving
    document.querySelector('.embed-list')?.setAttribute('aria-busy', 'true')
    const page = await fetchPage(address, signal)
    if (signal.aborted) return false
    following.stop()
    if (page) takeFrom(page)
    else showFailed(address)
    showHours()
    following = followList(list ?? document.body)
    return true
  }

  startForm(async (address) => {
    if (await show(address)) history.replaceState(null, '', address)
  })
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.embed-pages a') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void turnTo(link.href)
  })
  async function turnTo(address: string): Promise<void> {
    if (!(await show(address))) return
    history.pushState(null, '', address)
    scrollTo(0, 0)
    postToParent({ porchlight: 'top' })
  }
  addEventListener('popstate', () => void show(location.href))
}

/** The form stays as it is: somebody may be typing in it. */
function takeFrom(page: Document): void {
  for (const part of ['.embed-title', '.embed-body', '.embed-foot']) {
    const next = page.querySelector(part)
    if (next) document.querySelector(part)?.replaceWith(document.importNode(next, true))
  }
  const form = page.querySelector('.embed-fold')
  if (form && !document.querySelector('.embed-fold')) {
    document.querySelector('.embed-in')?.append(document.importNode(form, true))
  }
  sayAloud(page.querySelector<HTMLElement>('.embed-said')?.dataset.found ?? '')
}

function showFailed(address: string): void {
  const kept = document.querySelector<HTMLTemplateElement>('template.embed-failed')
  const body = document.querySelector('.embed-body')
  if (!kept || !body) return
  const failed = document.importNode(kept.content, true)
  failed.querySelector('a')?.setAttribute('href', address)
  // A request that failed may succeed later, and may fail again.
  const language = body.querySelector('.embed-language-top')
  body.replaceChildren(...(language ? [language] : []), failed, kept)
  document.querySelector('.embed-count')?.remove()
  sayAloud('')
}
