import { startSavedList } from '#web/pages/search/saved/saved-list.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import { AskForm } from './ask-form.ts'
import type { SearchProps } from './asked.ts'
import { hideProblem, isOffline, showProblem } from './leaving.ts'
import { startSheets } from './sheets.ts'

export async function hydrate(place: HTMLElement): Promise<void> {
  const props: SearchProps = readProps(place.dataset.props)
  const form = place.querySelector<HTMLFormElement>('#ask')
  if (!form) return
  const closeSheets = startSheets()
  const ask = new AskForm(form, props, closeSheets)
  document.addEventListener('click', (event) => holdLink(event, ask))
  document.addEventListener('submit', (event) => holdForm(event, form))
  addEventListener('online', () => ask.tryAgain())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    closeSheets()
    hideProblem()
    document.querySelector('.found')?.removeAttribute('aria-busy')
    ask.comeBackTo()
  })
  ask.comeBackTo()
  startSavedList()
}

function holdLink(event: MouseEvent, ask: AskForm): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || isModified || link.target !== '' || link.origin !== location.origin) return
  if (link.closest('[data-held-problem]') && 'again' in link.dataset) {
    event.preventDefault()
    void ask.goAgain(link.href)
    return
  }
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  if (isHere || !isOffline()) return
  event.preventDefault()
  showProblem('offline', { address: link.href, words: [] })
}

function holdForm(event: SubmitEvent, own: HTMLFormElement): void {
  const { target: form } = event
  if (!(form instanceof HTMLFormElement) || form === own || form.method !== 'get' || !isOffline()) return
  event.preventDefault()
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  showProblem('offline', { address: `${form.action}?${new URLSearchParams(entries)}`, words: [] })
}
