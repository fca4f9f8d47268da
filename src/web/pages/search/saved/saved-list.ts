import type { AgeWords } from '#domain/beds/bed-age.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { buildTelAddress } from '#domain/inquiries/tel-address.ts'
import { say } from '#domain/language/say.ts'
import { maxCompared } from '#domain/search/search-address.ts'
import { readPage } from '#web/parts/frame/live-page/fresh-page.ts'
import { LiveList, type LiveListProps } from '#web/parts/frame/live-page/live-list.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import {
  deleteSavedResidences,
  formatSavedResidence,
  noteSavedResidence,
  readSavedResidences,
  type SavedResidence,
  showSavedFaces,
  subscribeToSavedResidences,
} from '#web/plumbing/stored/saved-residences.ts'
import { fillTemplate } from './fill-template.ts'
import { forgetLink, readOwnLinks, subscribeToOwnLinks } from './own-links.ts'

export function startSavedList(): void {
  const list = document.querySelector<HTMLDetailsElement>('details#saved')
  if (!list) return
  const saved = new SavedList(list)
  list.addEventListener('toggle', () => saved.show())
  list.addEventListener('input', ({ target }) => noteFrom(target))
  list.querySelector('[data-forget-saved]')?.addEventListener('click', deleteSavedResidences)
  subscribeToSavedResidences(() => saved.show())
  saved.show()
  startOwnLinks(list, saved.props.words)
}

const listSlugs = (residences: readonly SavedResidence[]) => residences.map(({ slug }) => slug).join(',')

class SavedList {
  readonly props: SavedListProps
  readonly #list: HTMLDetailsElement
  #drawn = ''
  #stop = () => {}

  constructor(list: HTMLDetailsElement) {
    this.#list = list
    this.props = readProps(list.dataset.props)
  }

  show(): void {
    const residences = readSavedResidences()
    const { words, compare } = this.props
    this.#write('summary', say(words.title, { count: residences.length }))
    this.#write('p.quiet', residences.length === 0 ? words.none : words.lead)
    this.#list.querySelector('.saved-all')?.toggleAttribute('hidden', residences.length === 0)
    const link = this.#list.querySelector<HTMLAnchorElement>('[data-compare-saved]')
    link?.toggleAttribute('hidden', residences.length < 2)
    const compareQuery = `compare=${listSlugs(residences.slice(-maxCompared))}#compare`
    link?.setAttribute('href', `${compare}${compare.includes('?') ? '&' : '?'}${compareQuery}`)
    const slugs = this.#list.open ? listSlugs(residences) : ''
    if (slugs === this.#drawn) return
    this.#drawn = slugs
    void this.#draw(residences)
  }

  get #residences(): Element | null {
    return this.#list.querySelector('.saved-residences')
  }

  #write(selector: string, words: string): void {
    const element = this.#list.querySelector(selector)
    if (element) element.textContent = words
  }

  async #draw(residences: readonly SavedResidence[]): Promise<void> {
    this.#stop()
    const slugs = this.#drawn
    if (slugs === '') return this.#residences?.replaceChildren()
    const { words } = this.props
    // The current rows stay until the new ones have come.
    if (this.#residences?.childElementCount === 0) this.#residences.replaceChildren(makeStatusLine(words.busy))
    const now = this.props.now + slugs
    const page = await readPage(now)
    if (slugs !== this.#drawn) return
    const rows = page?.querySelector('#saved .saved-residences')
    if (rows) this.#residences?.replaceChildren(...document.importNode(rows, true).childNodes)
    else this.#residences?.replaceChildren(makeStatusLine(words.offline))
    this.#fillNotes(residences)
    this.#listUnlisted(residences)
    showSavedFaces()
    if (rows) this.#follow(now)
  }

  #fillNotes(residences: readonly SavedResidence[]): void {
    for (const { slug, note = '' } of residences) {
      const place = this.#list.querySelector(`[data-note-of="${CSS.escape(slug)}"]`)
      const field = place?.querySelector('input')
      if (field) field.value = note
      if (place?.lastElementChild) place.lastElementChild.textContent = note
    }
  }

  #listUnlisted(residences: readonly SavedResidence[]): void {
    const template = this.#list.querySelector<HTMLTemplateElement>('template.saved-residence')
    const others = residences.filter(({ slug }) => !this.#list.querySelector(`[data-note-of="${CSS.escape(slug)}"]`))
    if (!template || others.length === 0) return
    const items = others.map((residence) => {
      const { slug, name, city, state, phone } = residence
      const item = fillTemplate(template, { slug, name, city, state, phone })
      const [page, call] = item.querySelectorAll('a')
      page?.setAttribute('href', page.getAttribute('href') + slug)
      call?.setAttribute('href', buildTelAddress(phone))
      item.querySelector('button')?.setAttribute('data-save-home', formatSavedResidence(residence))
      return item
    })
    const unlisted = document.createElement('ul')
    unlisted.append(...items)
    this.#residences?.append(unlisted)
  }

  #follow(now: string): void {
    const { ages, words } = this.props
    const drawnAt = this.#list.querySelector<HTMLElement>('[data-drawn-at]')?.dataset.drawnAt ?? ''
    const list = new LiveList(
      { now, people: everybody, drawnAt, ages, words },
      {
        isHere: (element) => element.closest('#saved') !== null,
        status: this.#list.querySelector('p[role="status"].vh'),
        line: null,
      },
    )
    this.#stop = list.follow()
  }
}

function makeStatusLine(words: string): HTMLElement {
  const line = Object.assign(document.createElement('p'), { textContent: words })
  line.setAttribute('role', 'status')
  return line
}

function noteFrom(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return
  const place = target.closest<HTMLElement>('[data-note-of]')
  if (!place?.lastElementChild) return
  const note = target.value.trim()
  place.lastElementChild.textContent = note
  noteSavedResidence(place.dataset.noteOf ?? '', note)
}

function startOwnLinks(list: HTMLElement, words: SavedListProps['words']): void {
  const section = list.querySelector<HTMLElement>('.own-links')
  const template = section?.querySelector('template')
  if (!section || !template) return
  const language = document.documentElement.lang === 'es' ? 'es-US' : 'en-US'
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Chicago' })
  function show(): void {
    const now = new Date().toISOString()
    const items = readOwnLinks().map(({ mine, label, endsAt }) => {
      const until = say(endsAt > now ? words.ends : words.ended, { day: days.format(new Date(endsAt)) })
      const item = fillTemplate(template as HTMLTemplateElement, { label, until })
      const link = item.querySelector('a')
      link?.setAttribute('href', link.getAttribute('href') + mine)
      item.querySelector('button')?.addEventListener('click', () => forgetLink(mine))
      return item
    })
    section?.querySelector('ul')?.replaceChildren(...items)
    section?.toggleAttribute('hidden', items.length === 0)
  }
  subscribeToOwnLinks(show)
  show()
}

export type SavedListProps = {
  now: string
  compare: string
  ages: AgeWords
  words: LiveListProps['words'] & {
    title: string
    none: string
    lead: string
    busy: string
    offline: string
    ends: string
    ended: string
  }
}
