// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AtPage } from '../../../../tests/support/at-page.tsx'
import { fakeEventSource, showPage } from '../../../../tests/support/fake-event-source.ts'
import { followDesk } from './follow-desk.ts'
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
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const soon = () => act(() => vi.advanceTimersByTimeAsync(400))
const tell = () => act(() => sources.last.tell('again'))

const read = vi.fn(() => Promise.resolve())

let isFresh: boolean

function Room() {
  useFreshPage(isFresh)
  return <p>Room</p>
}

async function showRoom(fresh = true) {
  isFresh = fresh
  read.mockClear()
  render(
    <AtPage address="/workspace/team" reread={read}>
      <Room />
    </AtPage>,
  )
  await screen.findByText('Room')
  await soon()
}

const personWho = (role: 'owner' | 'bed_updater') => ({ organisation: { kind: 'operator', role } })
type CountProps = { to?: 'owner' | 'bed_updater'; isPageFresh?: boolean; version?: number }

function Count({ to = 'owner', isPageFresh = false, version = 0 }: CountProps) {
  return <p>{useUnanswered(personWho(to), { isPageFresh, version }).unanswered} wait</p>
}

describe('one line to the desk', () => {
  it('is one for all who hear in a tab, and ends with the last of them', () => {
    const heard: string[] = []
    const [one, other] = [followDesk(() => heard.push('one')), followDesk(() => heard.push('other'))]
    expect(sources.made).toHaveLength(1)
    sources.last.tell('again')
    one.stop()
    one.stop()
    sources.last.tell('again')
    expect([heard, sources.open]).toEqual([['one', 'other', 'other'], 1])
    other.stop()
    expect(sources.open).toBe(0)
    followDesk(() => {}).stop()
    expect(sources.made).toHaveLength(2)
  })
})

describe('a room of the desk', () => {
  it('is read anew once for changes that come together, and once the line is there', async () => {
    await showRoom()
    expect(read).toHaveBeenCalledTimes(0)
    act(() => sources.last.open())
    await soon()
    expect(read).toHaveBeenCalledTimes(1)
    for (let change = 0; change < 5; change += 1) tell()
    await soon()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is not read while nobody sees it, and is when it is seen again', async () => {
    await showRoom()
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
    await showRoom(false)
    expect(sources.made).toHaveLength(0)
    cleanup()
    await showRoom()
    expect(sources.open).toBe(1)
    cleanup()
    expect(sources.open).toBe(0)
  })
})

describe('the count of messages that wait', () => {
  it('is asked again when the desk hears of a change', async () => {
    render(<Count />)
    await screen.findByText('1 wait')
    tell()
    await soon()
    await screen.findByText('2 wait')
  })

  it('goes with the page where that is read anew, with no line of its own', async () => {
    const { rerender } = render(<Count isPageFresh />)
    await screen.findByText('1 wait')
    rerender(<Count isPageFresh version={1} />)
    await screen.findByText('2 wait')
    expect(sources.made).toHaveLength(0)
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
