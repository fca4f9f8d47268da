// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BedChange } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { nextPicture } from '#tests/support/browser/measures/next-picture.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { boardResidence, newDana, takeChange } from '#tests/support/residence/board-rows.ts'
import { iconPaths } from '#web/ui/icon/icon-paths.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import type { AskingByResidence } from './asking/asking.query.ts'
import { BedsTonight } from './beds-tonight.tsx'
import { FewResidences } from './residences/few-residences.tsx'
import { useBoard } from './state/use-board.ts'

let asking: AskingByResidence | null = null
let user: SignedInUser
let residences: MyResidence[]
let sent: BedChange[]
/** What the server says to a change: done, or why not. */
let answerTo: (change: BedChange) => object
let refuseAll: Response | null

const gone = 'These beds were no longer on your board when this arrived.'
const lost = ({ id }: BedChange) => ({ outcome: 'refused', id, reason: gone, group: null })
function done(change: BedChange) {
  sent.push(change)
  return takeChange(residences, change)
}

beforeEach(() => {
  fakeEventSource()
  user = newDana()
  residences = ['Harbor Row', 'Cedar Steps'].map((name) => boardResidence(name))
  sent = []
  answerTo = done
  refuseAll = null
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (refuseAll) return refuseAll.clone()
    if (path === '/api/my-residences') return Response.json(structuredClone(residences))
    const { changes }: { changes: BedChange[] } = JSON.parse(String(body))
    return Response.json({ results: changes.map(answerTo) })
  })
})

afterEach(() => (asking = null))

const now = new Date()
function Tonight() {
  return <BedsTonight board={useBoard(user)} now={now} list={FewResidences} {...(asking && { asking })} />
}
function Page() {
  return (
    <>
      <Tonight />
      <p>Elsewhere</p>
      <ToastMount />
    </>
  )
}

async function show(address = '/') {
  renderOnDesk(address, <Page />)
  await screen.findAllByRole('heading', { level: 3 })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a change of a house that has left the board meanwhile', () => {
  it('is named with its number and the reason, until that is read', async () => {
    await show()
    answerTo = lost
    residences = residences.slice(0, 1)
    press('One more bed open at Cedar Steps')
    const notice = await screen.findByRole('alert')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cedar Steps' })).toBeNull(), { timeout: 3_000 })
    const said = screen.getByRole('alert').textContent ?? ''
    expect(said).toMatch(
      /^A change was not saved\.Cedar Steps\. You set 3 at \d+:\d\d [ap]m\. These beds were no longer/,
    )
    expect(notice).toBeTruthy()
    press('OK at Cedar Steps')
    await nextPicture()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Beds tonight')
    expect(localStorage).toHaveLength(0)
  })

  it('says only what is still true once the house is back', async () => {
    await show()
    answerTo = lost
    press('One more bed open at Cedar Steps')
    const alert = await screen.findByRole('alert')
    const card = within(screen.getByRole('group', { name: 'Cedar Steps' }))
    expect(card.getByRole('alert')).toBe(alert)
    expect(card.queryByRole('button', { name: /^Undo/ })).toBeNull()
    // Nor does a toast go on saying that there are 3.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText('It was 2.')).toBeNull()
    expect(alert.textContent).toMatch(
      /^Not saved\. You set 3 at \d+:\d\d [ap]m\. These beds were no longer on your board/,
    )
  })
})

describe('two numbers', () => {
  const theirs = (change: BedChange) => {
    const now = residences.flatMap(({ groups }) => groups).find(({ id }) => id === change.groupId)
    Object.assign(now ?? {}, { open: 5, reportId: 'theirs', saidBy: { name: 'Marcus', isYou: false } })
    return { outcome: 'conflict', id: change.id, group: { ...now } }
  }

  it.each(['Keep 5 from Marcus', 'Use my 3'])(
    'are told to who is on the line, whose focus stays there (%s)',
    async (choice) => {
      await show()
      answerTo = theirs
      screen.getByRole('button', { name: 'One more bed open at Harbor Row' }).focus()
      press('One more bed open at Harbor Row')
      const box = await screen.findByRole('group', { name: 'Two numbers for Harbor Row' })
      await waitFor(() => expect(document.activeElement).toBe(box))
      await screen.findByText('Two numbers for Harbor Row: choose one.')
      answerTo = done
      press(choice)
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Harbor Row' })))
    },
  )

  it('are counted beside the heading, which leads to them, and their house is first when the board is opened again', async () => {
    await show()
    answerTo = theirs
    press('One more bed open at Cedar Steps')
    const chip = await screen.findByRole('button', { name: '1 number to decide' })
    fireEvent.click(chip)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Two numbers for Cedar Steps' }))
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings()).toEqual(['Harbor Row', 'Cedar Steps'])
    await show()
    await waitFor(() => expect(headings()).toEqual(['Cedar Steps', 'Harbor Row']))
    press('Keep 5 from Marcus')
    await waitFor(() => expect(screen.queryByRole('button', { name: /to decide$/ })).toBeNull())
  })
})

describe('a toast', () => {
  const icon = () => document.querySelector('.toast .icon path')?.getAttribute('d')

  it('has no tick for what is only kept on the device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    press('One more bed open at Harbor Row')
    await screen.findByText('It was 2. Kept on this device.')
    expect(icon()).toBe(iconPaths.kept)
  })

  it('is not shown where the line is in view: it is only said', async () => {
    await show()
    const line = screen.getByRole('group', { name: 'Harbor Row' })
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 90, height: 80 } as DOMRect)
    press('One more bed open at Harbor Row')
    const said = await screen.findByText('Harbor Row: 3/8 available. It was 2.')
    expect([said.closest('.toast'), icon()]).toEqual([null, undefined])
  })
})

it('without a network a hold waits on the device, says so before, and is released there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  press('Hold a bed at Harbor Row')
  expect(screen.getByText(/^You are offline\. The hold waits on this device\./)).toBeTruthy()
  expect(screen.queryByText('Add a note')).toBeNull()
  press('Hold this bed')
  expect(await screen.findByText(/^1 held on this device since /)).toBeTruthy()
  press('Release at Harbor Row: the hold on this device')
  await waitFor(() => expect(screen.queryByText(/^1 held on this device since /)).toBeNull())
  expect(localStorage).toHaveLength(0)
  expect(sent).toHaveLength(0)
})

describe('who asks and who waits', () => {
  const first = { id: 'p', initials: 'R. S.', since: '2026-10-20T15:00:00Z' }

  it('stand in the card, and the bed that opens is offered in place', async () => {
    residences = residences.map((one) => ({ ...one, groups: one.groups.map((each) => ({ ...each, open: 0 })) }))
    const lines = [{ audience: 'any' as const, waiting: 5, first }]
    asking = new Map([['Harbor Row', { residenceId: 'Harbor Row', questions: 2, lines }]])
    await show('/workspace/beds?house=Harbor Row')
    await screen.findByText('5 wait. First: R. S., since Oct 20.')
    expect(screen.getByRole('link', { name: '2 questions to answer at Harbor Row' }).getAttribute('href')).toBe(
      '/workspace/messages?house=Harbor Row&status=waiting',
    )
    expect(screen.getByText('No bed is open at Harbor Row.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Offer a bed/ })).toBeNull()
    press('One more bed open at Harbor Row')
    const offer = await screen.findByRole('link', { name: 'Offer a bed at Harbor Row to R. S.' })
    expect(offer.getAttribute('href')).toBe('/workspace/waiting?house=Harbor Row&open=p#w-p')
  })
})

it('the last open bed is held from a message, and nothing says that none was open', async () => {
  residences = residences.map((one) => ({ ...one, groups: one.groups.map((each) => ({ ...each, open: 1 })) }))
  await show('/workspace/beds?house=Harbor Row')
  press('One fewer bed open at Harbor Row')
  await screen.findByText('Harbor Row: 0/8 available')
  expect(screen.queryByText('No bed is open at Harbor Row.')).toBeNull()
})

it('what a tap did is not said once more when it is saved', async () => {
  await show()
  press('One more bed open at Harbor Row')
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByText('Harbor Row: 3/8 available')
  expect(screen.getAllByText('Harbor Row: 3/8 available')).toHaveLength(1)
})

it('somebody who is signed out reads it once, with the right number', async () => {
  await show()
  refuseAll = Response.json({ code: 'signed_out', message: 'Sign in first.' }, { status: 401 })
  press('One more bed open at Harbor Row')
  await screen.findByText('Sign in again to save 1 change.')
  press('Check again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull())
  expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(1)
  expect(screen.getByText('It waits on this device, for you alone.')).toBeTruthy()
})

it('"Hold a bed" is one word to the eye, with its house for who hears it', async () => {
  await show()
  const hold = screen.getByRole('button', { name: 'Hold a bed at Harbor Row' })
  expect([...hold.children].map((child) => child.textContent)).toEqual(['Hold a bed at Harbor Row'])
})

describe('Undo', () => {
  const undo = () => screen.queryByRole('button', { name: 'Undo at Harbor Row, back to 2' })

  it.each(['pointerUp', 'click'] as const)('ends at a tap on anything else (%s)', async (tap) => {
    await show()
    press('One more bed open at Harbor Row')
    fireEvent.pointerUp(screen.getByRole('button', { name: 'One more bed open at Harbor Row' }))
    await nextPicture()
    expect(undo()).toBeTruthy()
    fireEvent[tap](screen.getByText('Elsewhere'))
    await nextPicture()
    expect(undo()).toBeNull()
    expect(screen.getByRole('button', { name: 'Still right at Harbor Row' })).toBeTruthy()
  })

  it('goes with the toast that offers it too, and a tap on that one undoes', async () => {
    await show()
    press('One more bed open at Harbor Row')
    const onToast = await screen.findByRole('button', { name: 'Undo' })
    fireEvent.pointerUp(onToast)
    expect(undo()).toBeTruthy()
    fireEvent.click(onToast)
    expect(within(screen.getByRole('group', { name: 'Harbor Row' })).getByText('2/8 available')).toBeTruthy()
    press('One more bed open at Harbor Row')
    await screen.findByRole('button', { name: 'Undo' })
    fireEvent.pointerUp(screen.getByText('Elsewhere'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })
})
