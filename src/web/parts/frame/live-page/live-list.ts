import type { AgeWords } from '#domain/beds/bed-age.ts'
import { computeResidenceNumber, everybody, filterGroups, type People } from '#domain/beds/residence-beds.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { type CountedNoun, say, sayCount } from '#domain/language/say.ts'
import { type LiveNews, subscribeToResidences } from '#web/plumbing/api/live-stream.ts'
import { readPage, takeParts } from './fresh-page.ts'
import { findColumn, readNameIn, showGone } from './gone-residence.ts'
import { showAges } from './show-ages.ts'

/** Milliseconds before asking, varied so that not everyone asks at once; also the least time between two requests. */
const minPauseMs = 200
const maxJitterMs = 600
const minIntervalMs = 5_000

type Place = { isHere: (element: Element) => boolean; status: Element | null; line: HTMLElement | null }

/**
 * Homes keep their order while someone reads; changed parts come from the same page, read again, so that no number or
 * heading becomes false.
 */
export class LiveList {
  readonly #props: LiveListProps
  readonly #place: Place
  readonly #drawn: ReadonlyMap<string, string>
  readonly #known: Map<string, string>
  readonly #whole: ReadonlySet<string>
  readonly #unsaid = new Set<string>()
  readonly #begunAt = Date.now()
  #hasBegun = false
  #askedAt = 0
  #asking: ReturnType<typeof setTimeout> | undefined

  constructor(props: LiveListProps, place: Place) {
    this.#props = props
    this.#place = place
    const residences = this.#residences().reverse()
    this.#drawn = new Map(residences.map((residence) => [residence.dataset.liveHome ?? '', readNumber(residence)]))
    this.#known = new Map(this.#drawn)
    const listed = new Set(
      residences.filter((residence) => residence.matches('li, tr')).map(({ dataset }) => dataset.liveHome),
    )
    this.#whole = new Set([...this.#drawn.keys()].filter((id) => !listed.has(id)))
  }

  follow(): () => void {
    const { state } = this.#props
    const residences = [...this.#drawn.keys()].reverse()
    if (residences.length === 0 && state === undefined) return () => undefined
    const stream = subscribeToResidences({ residences, ...(state !== undefined && { state }) }, (news) =>
      this.#hear(news),
    )
    const growing = setInterval(() => this.#growOlder(), minuteMs)
    return () => {
      stream.stop()
      clearInterval(growing)
      clearTimeout(this.#asking)
    }
  }

  #residences(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-live-home]')].filter(this.#place.isHere)
  }

  #hear(news: LiveNews): void {
    if (!this.#isNews(news)) return
    const readBeds = (number: string | undefined) => number?.split(' ')[0]
    const changed = [...this.#drawn].filter(([id, number]) => readBeds(this.#known.get(id)) !== readBeds(number))
    this.#showChanges(changed.filter(([id]) => !this.#whole.has(id)).length)
    this.#askSoon()
  }

  #growOlder(): void {
    if (document.visibilityState !== 'visible') return
    const now = new Date(Date.parse(this.#props.drawnAt) + Date.now() - this.#begunAt)
    if (showAges(this.#props.ages, now)) this.#askSoon()
  }

  #isNews(news: LiveNews): boolean {
    if (news.is !== 'beds') {
      // The page that begins a stream has just been drawn; one that begins it once more has not.
      const isOld = news.is === 'again' || this.#hasBegun
      this.#hasBegun ||= news.is === 'begun'
      return isOld
    }
    const gone = news.gone.filter((id) => this.#known.has(id) && this.#known.get(id) !== 'gone')
    for (const id of gone) this.#known.set(id, 'gone')
    this.#tell(gone.map((id) => say(this.#props.words.goneOf, { name: showGone(id) })))
    let isOther = gone.length > 0
    for (const residence of news.homes) {
      const people = this.#whole.has(residence.id) ? everybody : this.#props.people
      const { availableBeds, totalBeds, reportedAt } = computeResidenceNumber(
        filterGroups(residence.groups, people, residence),
        new Date(),
      )
      const number = `${availableBeds}/${totalBeds} ${reportedAt}`
      if (this.#known.get(residence.id) === number) continue
      isOther = true
      if (!this.#known.has(residence.id)) continue
      this.#known.set(residence.id, number)
      this.#unsaid.add(residence.id)
    }
    return isOther
  }

  #askSoon(): void {
    const wait = Math.max(minPauseMs + Math.random() * maxJitterMs, this.#askedAt + minIntervalMs - Date.now())
    this.#asking ??= setTimeout(() => void this.#ask(), wait)
  }

  async #ask(): Promise<void> {
    this.#askedAt = Date.now()
    const title = document.querySelector('h1')?.textContent
    const fresh = await readPage(this.#props.now)
    this.#asking = undefined
    if (!fresh) return
    takeParts(fresh, this.#place.isHere)
    const titleNow = document.querySelector('h1')?.textContent ?? ''
    this.#tell([...this.#numbersOf(this.#unsaid), ...(titleNow === title ? [] : [titleNow])])
    this.#unsaid.clear()
  }

  #tell(sentences: readonly string[]): void {
    const { status } = this.#place
    if (status && sentences.length > 0) status.textContent = sentences.join('. ')
  }

  #showChanges(changes: number): void {
    const { line } = this.#place
    const label = line?.querySelector('span')
    if (!line || !label) return
    line.hidden = changes === 0
    label.textContent = sayCount(this.#props.words.changed, changes)
  }

  #numbersOf(ids: ReadonlySet<string>): string[] {
    const changedTexts = this.#residences().flatMap((residence) => {
      const { liveHome: id = '' } = residence.dataset
      const beds = residence.querySelector('.open-count, .beds b') ?? findColumn(id)[0]?.querySelector('b')
      return beds && ids.has(id) ? [`${readNameIn(residence)}: ${beds.textContent}`] : []
    })
    return [...new Set(changedTexts)]
  }
}

function readNumber(residence: HTMLElement): string {
  const { number = '' } = residence.dataset
  return number.includes(' ')
    ? number
    : `${number} ${residence.querySelector('time')?.getAttribute('datetime') ?? null}`
}

export type LiveListProps = {
  now: string
  people: { audience: People['audience']; includesNotStated: boolean }
  state?: string | undefined
  drawnAt: string
  ages: AgeWords
  words: { changed: CountedNoun; goneOf: string }
}
