import { say, sayCount } from '#domain/language/say.ts'
import { buildSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { storeChoice } from '#web/plumbing/stored/stored-choice.ts'
import { fillWithStoredPlace } from '#web/plumbing/stored/stored-place.ts'
import { canSearch, isWholePlace, readFormWords, readSearchForm, type SearchProps } from './asked.ts'
import { hideProblem, isOffline, leaveFor, type Reason, type SavedSearch, showProblem } from './leaving.ts'
import { fetchCount, type ResidencesCount } from './residences-count.query.ts'

const pauseInMs = 250
/** Milliseconds: arrow keys go through the values of a select one by one. */
const keyPauseInMs = 600
/** Milliseconds to wait for the server before the browser shows its own loading. */
const timeoutMs = 3000
/** Milliseconds that a count proves the server answers. */
const freshInMs = 10_000

/** Wide enough for results beside the fields, where choices apply at once. */
const isWide = () => matchMedia('(min-width: 900px)').matches

function isChanged(control: Element | null): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, drawn)
  }
  return control instanceof HTMLInputElement && control.value !== control.defaultValue
}

/** The latest choice wins. Results follow at once on wide screens, and by the button on phones. */
export class AskForm {
  readonly #form: HTMLFormElement
  readonly #props: SearchProps
  readonly #close: () => void
  #pause: ReturnType<typeof setTimeout> | undefined
  #counting = new AbortController()
  #counted = { search: '', at: 0 }
  #held: SavedSearch | null = null
  #isByKey = false

  constructor(form: HTMLFormElement, props: SearchProps, closeSheets: () => void) {
    this.#form = form
    this.#props = props
    this.#close = closeSheets
    form.addEventListener('keydown', () => {
      this.#isByKey = true
    })
    form.addEventListener('pointerdown', () => {
      this.#isByKey = false
    })
    form.addEventListener('input', ({ target }) => this.#changed(target))
    form.addEventListener('submit', (event) => this.#submitted(event))
    // What was chosen or typed while this script came.
    const { activeElement } = document
    if (form.contains(activeElement) && isChanged(activeElement)) this.#changed(activeElement)
  }

  /** After Back, browsers keep the choice that led away, which is not what this page shows. */
  comeBackTo(): void {
    if (!history.state?.left) return
    history.replaceState({ ...history.state, left: undefined }, '')
    this.#form.reset()
    fillWithStoredPlace(this.#form.querySelector<HTMLInputElement>('[data-fill-place]'))
    this.#label(null)
  }

  /** Retries a held search once the device is online; after another failure it waits for a press. */
  tryAgain(): void {
    const held = this.#held ?? this.#drawnProblem()
    if (held) void this.#go(held)
  }

  async goAgain(address: string): Promise<void> {
    await this.#go(this.#held?.address === address ? this.#held : { address, words: [] })
  }

  #drawnProblem(): SavedSearch | null {
    const again = document.querySelector<HTMLAnchorElement>('.problem:not([data-held-problem]) a[data-again]')
    return again && { address: again.href, words: [] }
  }

  #asked(): SearchAddress {
    return readSearchForm(this.#form, this.#props)
  }

  #changed(target: EventTarget | null): void {
    const question = this.#asked()
    const isTyping = target instanceof HTMLInputElement && target.type === 'text'
    const isInSheet = target instanceof Element && target.closest('[data-sheet]') !== null
    if (isTyping || isInSheet || !isWide() || !canSearch(question)) {
      this.#countSoon()
      return
    }
    clearTimeout(this.#pause)
    const name = target instanceof HTMLSelectElement || target instanceof HTMLInputElement ? target.name : ''
    const lead = () => void this.#search(this.#asked(), name)
    this.#pause = setTimeout(lead, this.#isByKey ? keyPauseInMs : 0)
  }

  #submitted(event: SubmitEvent): void {
    const question = this.#asked()
    if (!canSearch(question) && !isOffline()) return
    event.preventDefault()
    clearTimeout(this.#pause)
    void this.#search(question, null)
  }

  /** `from` is the control that was used; the next page returns the focus to it. */
  async #search(asked: SearchAddress, from: string | null): Promise<void> {
    const { path, search } = this.#props
    const next = buildSearch(asked)
    if (from === null) this.#close()
    if (next === search) {
      this.#forget()
      return
    }
    await this.#go({ address: path + next, words: readFormWords(this.#form, asked) }, asked, from)
  }

  async #go(wanted: SavedSearch, asked: SearchAddress | null = null, from: string | null = null): Promise<void> {
    const problem = await this.#whyNot(asked ?? this.#asked())
    if (problem === 'overtaken') return
    if (problem === null) {
      if (from !== null) storeChoice({ name: from, y: scrollY })
      leaveFor(wanted.address)
      return
    }
    this.#held = wanted
    this.#label(null)
    history.replaceState(history.state, '', wanted.address)
    showProblem(problem, wanted)
  }

  #forget(): void {
    this.#counting.abort()
    const wasHeld = this.#held !== null
    this.#held = null
    this.#label(null)
    if (!wasHeld) return
    hideProblem()
    history.replaceState(history.state, '', this.#props.path + this.#props.search)
  }

  /** Null where the server answers, or may. */
  async #whyNot(asked: SearchAddress): Promise<Reason | 'overtaken' | null> {
    if (isOffline()) return 'offline'
    const { search, at } = this.#counted
    if (search === buildSearch(asked) && Date.now() - at < freshInMs) return null
    const { signal } = this.#countAnew()
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, timeoutMs, 'late'))
    const found = await Promise.race([fetchCount(asked, { signal }), late])
    if (signal.aborted) return 'overtaken'
    if (found !== 'failed') return null
    return isOffline() ? 'offline' : 'failed'
  }

  #countSoon(): void {
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => void this.#count(), pauseInMs)
  }

  async #count(): Promise<void> {
    const { signal } = this.#countAnew()
    const question = this.#asked()
    const found = this.#canCount(question) ? await fetchCount(question, { signal }) : 'unknown'
    if (signal.aborted) return
    this.#label(typeof found === 'string' ? 'unknown' : found)
    if (typeof found !== 'string') this.#counted = { search: buildSearch(question), at: Date.now() }
  }

  /** The server refuses a place it does not know, such as half a name. */
  #canCount({ query: { near, state } }: SearchAddress): boolean {
    if (!near) return Boolean(state)
    const isTyped = isChanged(this.#form.querySelector('[name="near"]'))
    return !isTyped || isWholePlace(near)
  }

  #countAnew(): AbortController {
    this.#counting.abort()
    this.#counting = new AbortController()
    return this.#counting
  }

  /** Null restores the label the button came with, or clears it while a search is held. */
  #label(count: ResidencesCount | 'unknown' | null): void {
    const { words } = this.#props
    for (const button of this.#form.querySelectorAll<HTMLElement>('.ask-show, .ask-foot .btn')) {
      button.dataset.drawn ??= button.textContent ?? ''
      const drawn = this.#held === null ? button.dataset.drawn : words.show
      button.textContent = count === null ? drawn : this.#countWords(count)
    }
  }

  #countWords(found: ResidencesCount | 'unknown'): string {
    const { words } = this.#props
    if (found === 'unknown') return words.show
    if (found.count === 0) return words.showNone
    const count = new Intl.NumberFormat(document.documentElement.lang === 'es' ? 'es-US' : 'en-US').format(found.count)
    return found.isLeast ? say(words.showAtLeast, { count }) : sayCount(words.showResidences, found.count, { count })
  }
}
