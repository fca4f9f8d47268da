import { minuteMs } from '#domain/language/durations.ts'
import { type LiveNews, subscribeToResidences } from '#web/plumbing/api/live-stream.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import { formatNumber } from './format-number.ts'
import { readPage, takeParts } from './fresh-page.ts'
import type { LivePageProps } from './live-page.tsx'
import { showAges } from './show-ages.ts'

/** Milliseconds over which visitors' reads are spread: they all hear of a change at the same moment. */
const maxJitterMs = 500

export async function hydrate(place: HTMLElement): Promise<void> {
  const page = new LivePage(place)
  subscribeToResidences({ residences: page.ids }, (news) => page.hear(news))
  setInterval(() => page.growOlder(), minuteMs)
}

class LivePage {
  readonly ids: readonly string[]
  readonly #status: Element | null
  readonly #numbers: Map<string, string>
  #props: LivePageProps
  #readAt = Date.now()
  #isGone = false
  #isBehind = false
  #reading: ReturnType<typeof setTimeout> | undefined

  constructor(place: HTMLElement) {
    this.#props = getProps(place)
    this.#status = place.firstElementChild
    this.ids = Object.keys(this.#props.residences)
    this.#numbers = new Map(Object.entries(this.#props.residences).map(([id, { number }]) => [id, number]))
  }

  hear(news: LiveNews): void {
    if (news.is !== 'beds') return
    const others = news.homes.filter((residence) => this.#numbers.get(residence.id) !== formatNumber(residence))
    for (const residence of others) this.#numbers.set(residence.id, formatNumber(residence))
    const left = news.gone.filter((id) => this.#numbers.delete(id))
    if (left.length > 0) this.#say(left.map((id) => this.#props.residences[id]?.gone ?? ''))
    if (left.includes(this.#props.own)) this.#leave()
    else if (others.length + left.length > 0 && this.#numbers.has(this.#props.own)) this.#readSoon()
  }

  growOlder(): void {
    if (this.#isGone || document.visibilityState !== 'visible') return
    // The clock of a device may be wrong, but the time that passes on it is right.
    const now = new Date(Date.parse(this.#props.drawnAt) + Date.now() - this.#readAt)
    if (showAges(this.#props.ages, now)) this.#isBehind = true
    if (this.#isBehind) this.#readSoon()
  }

  #say(sentences: readonly string[]): void {
    if (this.#status && sentences.length > 0) this.#status.textContent = sentences.join('. ')
  }

  #leave(): void {
    this.#isGone = true
    for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-live] > template')) {
      template.parentElement?.replaceChildren(document.importNode(template.content, true), template)
    }
    for (const dark of document.querySelectorAll('[data-goes-dark], [data-goes-dark] [data-lit]')) {
      dark.removeAttribute('data-lit')
    }
    this.#showFor()
  }

  #showFor(): void {
    for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = (part.dataset.when === 'gone') !== this.#isGone
    }
  }

  #readSoon(): void {
    this.#isBehind = true
    this.#reading ??= setTimeout(() => void this.#read(), Math.random() * maxJitterMs)
  }

  async #read(): Promise<void> {
    const fresh = await readPage(location.pathname + location.search)
    this.#reading = undefined
    const place = fresh?.querySelector<HTMLElement>('porch-island[data-page]')
    if (!fresh || !place) return
    this.#isBehind = false
    this.#isGone = false
    takeParts(fresh)
    this.#showFor()
    const before = this.#props
    this.#props = { ...getProps(place), residences: { ...before.residences, ...getProps(place).residences } }
    this.#readAt = Date.now()
    this.#say(
      Object.entries(this.#props.residences).flatMap(([id, { said }]) =>
        before.residences[id] && before.residences[id].said !== said ? said : [],
      ),
    )
  }
}

function getProps(place: HTMLElement): LivePageProps {
  return readProps(place.dataset.props)
}
