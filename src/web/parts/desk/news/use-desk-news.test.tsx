// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { fakeEventSource, showPage } from '#tests/support/live/fake-event-source.ts'
import type { DeskStanding } from '#web/parts/desk/standing.query.ts'
import { type DeskNews, subscribeToDesk } from './subscribe-to-desk.ts'
import { useUnanswered } from './unanswered.query.ts'
import { useFreshPage } from './use-desk-news.ts'

let sources: ReturnType<typeof fakeEventSource>
let counted: number

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sources = fakeEventSource()
  counted = 0
  vi.stubGlobal('fetch', async () => {
    counted += 1
    return Response.json({ unanswered: counted, questions: 1 })
  })
})

const soon = () => act(() => vi.advanceTimersByTimeAsync(400))
const tell = () => act(() => sources.last.tell('again'))

const read = vi.fn(() => Promise.resolve())

let isFresh: boolean

function Room() {
  useFreshPage(isFresh)
  return <p>Room</p>
}

async function showScreen(fresh = true) {
  isFresh = fresh
  read.mockClear()
  renderOnDesk('/workspace/team', <Room />, read)
  await screen.findByText('Room')
  await soon()
}

const personWho = (role: 'owner' | 'bed_updater') => ({ organization: { kind: 'operator', role } })
type CountProps = { to?: 'owner' | 'bed_updater'; isPageFresh?: boolean; desk?: DeskStanding | null }

function Count({ to = 'owner', isPageFresh = false, desk = null }: CountProps) {
  return <p>{useUnanswered(personWho(to), { isPageFresh, desk }).unanswered} wait</p>
}

const standing = (unanswered: number): DeskStanding => ({
  heardTo: 'e-1',
  timeZone: null,
  messages: { unanswered, questions: 0 },
})

describe('one line to the desk', () => {
  it('is one for all who hear in a tab, and ends with the last of them', () => {
    const received: string[] = []
    const [one, other] = [
      subscribeToDesk(() => received.push('one'), null),
      subscribeToDesk(() => received.push('other'), null),
    ]
    expect(sources.made).toHaveLength(1)
    sources.last.tell('again')
    one.stop()
    one.stop()
    sources.last.tell('again')
    expect([received, sources.open]).toEqual([['one', 'other', 'other'], 1])
    other.stop()
    expect(sources.open).toBe(0)
    subscribeToDesk(() => {}, null).stop()
    expect(sources.made).toHaveLength(2)
  })

  it('begins where its page was read, and leaves it to the server what came since', () => {
    const received: DeskNews[] = []
    const desk = subscribeToDesk((news) => received.push(news), 'e-1')
    expect(sources.last.url).toBe('/api/desk/events?since=e-1')
    sources.last.open()
    expect(received).toEqual([])
    sources.last.tell('again', ['r1', 'r2'])
    sources.last.tell('again')
    expect(received).toEqual([{ reports: ['r1', 'r2'] }, { reports: null }])
    desk.stop()
  })
})

describe('a room of the desk', () => {
  it('is read anew once for changes that come together, and once the line is there', async () => {
    await showScreen()
    expect(read).toHaveBeenCalledTimes(0)
    act(() => sources.last.open())
    await soon()
    expect(read).toHaveBeenCalledTimes(1)
    for (let change = 0; change < 5; change += 1) tell()
    await soon()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is not read while nobody sees it, and is when it is seen again', async () => {
    await showScreen()
    showPage(false)
    tell()
    await soon()
    expect(read).toHaveBeenCalledTimes(0)
    act(() => showPage(true))
    await soon()
    expect(read).toHaveBeenCalledTimes(1)
    // Nothing was missed since.
    act(() => showPage(true))
    await soon()
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('follows nothing where it would take something away, and lets go of the line when it is left', async () => {
    await showScreen(false)
    expect(sources.made).toHaveLength(0)
    cleanup()
    await showScreen()
    expect(sources.open).toBe(1)
    cleanup()
    expect(sources.open).toBe(0)
  })
})

describe('the count of messages that wait', () => {
  it('is asked where it did not come with the page, and again when the desk hears of a change', async () => {
    render(<Count />)
    await screen.findByText('1 wait')
    tell()
    await soon()
    await screen.findByText('2 wait')
  })

  it('is asked for nobody who has it with the page, nor when a number of beds was said', async () => {
    render(<Count desk={standing(7)} />)
    await screen.findByText('7 wait')
    act(() => sources.last.tell('again', ['r1']))
    await soon()
    expect(counted).toBe(0)
    tell()
    await soon()
    await screen.findByText('1 wait')
  })

  it('goes with the page where that is read anew, with no line of its own', async () => {
    const { rerender } = render(<Count isPageFresh desk={standing(4)} />)
    await screen.findByText('4 wait')
    rerender(<Count isPageFresh desk={standing(5)} />)
    await screen.findByText('5 wait')
    expect([sources.made.length, counted]).toEqual([0, 0])
  })

  it('is never asked for people who may not read messages', async () => {
    render(<Count to="bed_updater" />)
    await soon()
    expect([screen.queryByText('0 wait') === null, counted, sources.made.length]).toEqual([false, 0, 0])
  })

  it('stays as it was where nobody can say', async () => {
    render(<Count />)
    await screen.findByText('1 wait')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    tell()
    await soon()
    await waitFor(() => screen.getByText('1 wait'))
  })
})
