import { computeResidenceNumber, filterGroups, formatNumberMark } from '#domain/beds/residence-beds.ts'
import { audiences } from '#domain/residence/residence.ts'
import { buildResidencesSearch, readResidencesFilter } from '#domain/search/residences-filter.ts'
import { type LiveNews, subscribeToResidences } from '#web/plumbing/api/live-stream.ts'
import { fetchPage } from './fetch-page.ts'
import { showHours } from './own-times.ts'
import { sayAloud } from './say-aloud.ts'

/** Visitors learn of a change at the same moment: their requests are spread over this time. */
const maxJitterMs = 300

type Row = HTMLLIElement
type BedsNews = Extract<LiveNews, { is: 'beds' }>

/** Updates the numbers but not the order, so that nothing moves while somebody taps. */
export function followList(element: HTMLElement): { stop(): void } {
  const drawn = new Map([...element.querySelectorAll<Row>('li[data-home]')].map((row) => [readId(row), row]))
  if (drawn.size === 0) return { stop() {} }
  const leaving = new AbortController()
  const marks = new Map([...drawn].map(([id, row]) => [id, row.dataset.beds ?? '']))
  let asking: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    const page = await fetchPage(buildAddress([...drawn.keys()]), leaving.signal)
    if (page && !leaving.signal.aborted) takeNumbers(page, drawn, marks)
  }
  const askSoon = () => {
    clearTimeout(asking)
    asking = setTimeout(() => void ask(), Math.random() * maxJitterMs)
  }
  const stream = subscribeToResidences(
    { residences: [...drawn.keys()] },
    (numbers) => {
      if (numbers.is === 'beds' && isNews(numbers)) askSoon()
    },
    element,
  )
  const stopAsking = follow(
    element,
    () => void ask(),
    () => stream.isLive(),
  )
  return {
    stop() {
      leaving.abort()
      clearTimeout(asking)
      stopAsking()
      stream.stop()
    },
  }
}

const readId = (row: Row) => row.dataset.home ?? ''
const findRow = (id: string) => document.querySelector<Row>(`li[data-home="${CSS.escape(id)}"]`)

function buildAddress(residences: readonly string[]): string {
  const query = new URLSearchParams(location.search)
  const kept = { lang: query.get('lang') ?? '', fields: query.get('fields') ?? '' }
  return location.pathname + buildResidencesSearch(readResidencesFilter(query), { ...kept, homes: residences.join() })
}

function isNews({ homes: residences, gone }: BedsNews): boolean {
  const wanted = readResidencesFilter(new URLSearchParams(location.search)).for
  const people = { audience: audiences.find((one) => one === wanted) ?? null, includesNotStated: false }
  return (
    gone.some((id) => findRow(id)?.dataset.said !== undefined) ||
    residences.some((residence) => {
      const row = findRow(residence.id)
      if (!row) return false
      const { availableBeds, totalBeds, reportedAt } = computeResidenceNumber(
        filterGroups(residence.groups, people, residence),
        new Date(),
      )
      return row.dataset.beds !== formatNumberMark(availableBeds, totalBeds) || row.dataset.said !== (reportedAt ?? '')
    })
  )
}

function takeNumbers(page: Document, drawn: ReadonlyMap<string, Row>, marks: ReadonlyMap<string, string>): void {
  const sentences: string[] = []
  let changes = 0
  for (const id of drawn.keys()) {
    const row = findRow(id)
    const next = page.querySelector<Row>(`li[data-home="${CSS.escape(id)}"]`)
    if (!row) continue
    if (!next) {
      markGone(row)
      continue
    }
    const isOther = next.dataset.beds !== marks.get(id)
    if (isOther) changes += 1
    if (next.dataset.beds !== row.dataset.beds) sentences.push(describeRow(next))
    takeRow(row, document.importNode(next, true), isOther)
  }
  const count = page.querySelector('.embed-count')
  if (count) document.querySelector('.embed-count')?.replaceWith(document.importNode(count, true))
  showHours()
  if (sentences.length > 0) sayAloud(sentences.join('. '))
  showChanges(changes)
}

function takeRow(row: Row, next: Row, isOther: boolean): void {
  const [beds, nextBeds] = [row.querySelector('.card-beds'), next.querySelector<HTMLElement>('.card-beds')]
  if (nextBeds) nextBeds.toggleAttribute('data-changed', isOther)
  // A home that is listed again.
  if (!beds || !nextBeds) {
    row.replaceWith(next)
    return
  }
  const isSame = row.dataset.beds === next.dataset.beds && row.dataset.said === next.dataset.said
  const age = nextBeds.querySelector('.age')
  // New windows fade in.
  if (!isSame) beds.replaceWith(nextBeds)
  else if (age) beds.querySelector('.age')?.replaceWith(age)
  row.dataset.beds = next.dataset.beds
  row.dataset.said = next.dataset.said
  const [call, nextCall] = [row.querySelector('.residence-call'), next.querySelector('.residence-call')]
  if (call && nextCall) call.className = nextCall.className
}

function markGone(row: Row): void {
  const [title, whom] = [row.querySelector('h3'), row.querySelector('.residence-for')]
  const name = row.querySelector('.residence-name')
  const words = document.querySelector<HTMLElement>('.embed-changed')?.dataset.gone
  if (!title || !whom || !name || words === undefined || !row.querySelector('.card-beds')) return
  title.replaceChildren(name)
  whom.textContent = words
  row.replaceChildren(title, whom)
  row.removeAttribute('data-said')
  row.removeAttribute('data-beds')
}

function describeRow(row: Row): string {
  const number = row.querySelector('.beds-line > .vh') ?? row.querySelector('.open-count')
  return `${row.querySelector('.residence-name')?.textContent}: ${number?.textContent}`
}

function showChanges(changes: number): void {
  const line = document.querySelector<HTMLElement>('.embed-changed')
  const words: string[] = JSON.parse(line?.dataset.words ?? '[]')
  line?.querySelector('span')?.replaceChildren(words[changes - 1] ?? '')
  if (line) line.hidden = changes === 0
}

const intervalMs = 30_000

function follow(element: Element, ask: () => void, isTold: () => boolean): () => void {
  let isInView = true
  let askedAt = Date.now()
  const askIfDue = () => {
    if (isTold()) askedAt = Date.now()
    if (!isInView || document.visibilityState !== 'visible' || Date.now() - askedAt < intervalMs) return
    askedAt = Date.now()
    ask()
  }
  // The frame may be far down the page that embeds it.
  const seen = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    askIfDue()
  })
  seen.observe(element)
  const timer = setInterval(askIfDue, 1_000)
  document.addEventListener('visibilitychange', askIfDue)
  return () => {
    seen.disconnect()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfDue)
  }
}
