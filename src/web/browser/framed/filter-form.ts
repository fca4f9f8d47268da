import { buildResidencesSearch, readResidencesFilter } from '#domain/search/residences-filter.ts'

const typingMs = 350

export function startForm(ask: (address: string) => void): void {
  let shown = buildResidencesSearch(readResidencesFilter(new URLSearchParams(location.search)))
  let typing: ReturnType<typeof setTimeout> | undefined

  const apply = () => {
    clearTimeout(typing)
    const form = document.querySelector<HTMLFormElement>('form.embed-filter')
    if (!form) return
    const entries = readTextEntries(form)
    const wanted = readResidencesFilter(entries)
    if (buildResidencesSearch(wanted) === shown) return
    shown = buildResidencesSearch(wanted)
    const kept = { lang: entries.get('lang') ?? '', fields: entries.get('fields') ?? '' }
    ask(location.pathname + buildResidencesSearch(wanted, kept))
  }
  const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form.embed-filter')

  document.addEventListener('submit', (event) => {
    if (!isInForm(event.target)) return
    event.preventDefault()
    apply()
  })
  document.addEventListener('input', ({ target }) => {
    if (!isInForm(target)) return
    clearTimeout(typing)
    const type = target instanceof HTMLInputElement ? target.type : null
    // Not while the place is being typed: only on Enter or when the field loses focus.
    if (type === 'text') return
    typing = setTimeout(apply, type === 'search' ? typingMs : 0)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (isInForm(target) && target instanceof HTMLInputElement && target.type === 'text') apply()
  })
  addEventListener('popstate', () => {
    shown = buildResidencesSearch(readResidencesFilter(new URLSearchParams(location.search)))
  })
  // The choices made before the script arrived.
  apply()
}

function readTextEntries(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(entries)
}
