// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BedChange, BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { nextPicture } from '#tests/support/browser/measures/next-picture.ts'
import { type FakeEventSource, fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { boardGroup, boardResidence, hoursAgo, newDana, takeChange } from '#tests/support/residence/board-rows.ts'
import { BedsTonight } from './beds-tonight.tsx'
import { FewResidences } from './residences/few-residences.tsx'
import { useBoard } from './state/use-board.ts'

const group = (id: string, totalBeds: number, open: number, hours = 3, audience: BoardGroup['audience'] = 'any') =>
  boardGroup(id, { totalBeds, open, saidAt: hoursAgo(hours), audience })
const residence = (name: string, ...groups: BoardGroup[]) => boardResidence(name, groups)

let user: SignedInUser
let residences: MyResidence[]
let sent: BedChange[]
let asked: [string, unknown][]
let answer: (path: string, body: unknown) => Response | Promise<Response>
let sources: typeof FakeEventSource

function apply(change: BedChange) {
  const answer = takeChange(residences, change)
  if (answer.group) sent.push(change)
  return answer
}

beforeEach(() => {
  sources = fakeEventSource()
  sent = []
  asked = []
  user = newDana()
  residences = [
    residence('Harbor Row House', group('harbor', 8, 2)),
    residence('Juniper Porch', group('women', 4, 1, 3, 'women'), group('mothers', 2, 0, 3, 'women_with_children')),
    residence('Cedar Steps', group('cedar', 10, 1, 122)),
  ]
  answer = (path, body) => {
    if (path === '/api/my-residences') return Response.json(structuredClone(residences))
    if (path === '/api/beds/changes')
      return Response.json({ results: (body as { changes: BedChange[] }).changes.map(apply) })
    return Response.json({ code: 'not_found', message: 'No.' }, { status: 404 })
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const given = body ? JSON.parse(String(body)) : null
    asked.push([path, given])
    return answer(path, given)
  })
})

const now = new Date()
function Tonight() {
  const board = useBoard(user)
  return <BedsTonight board={board} now={now} list={FewResidences} />
}

/** Answers what is asked at `address` otherwise, until what it gives is called. */
function answerAt(address: string, reply: (path: string, body: unknown) => ReturnType<typeof answer>) {
  const before = answer
  answer = (path, body) => (path.startsWith(address) ? reply(path, body) : before(path, body))
  return () => {
    answer = before
  }
}

async function show() {
  render(<Tonight />)
  await screen.findByRole('heading', { name: 'Harbor Row House' })
}
const button = (name: string) => screen.getByRole('button', { name })
const line = (name: string) => within(screen.getByRole('group', { name }))
const press = (name: string) => fireEvent.click(button(name))

it('calls a certificate for a time what it is', async () => {
  residences = residences.map((one) => Object.assign(one, { certificateForm: 'conditional' as const }))
  render(<Tonight />)
  expect((await screen.findAllByText('Conditional certificate')).length).toBe(3)
  expect(screen.queryByText('Certified', { selector: '.success' })).toBeNull()
})

describe('a tap', () => {
  it('changes the number at once, says so beside it, and is sent', async () => {
    await show()
    press('One more bed open at Harbor Row House')
    const harbor = line('Harbor Row House')
    expect(harbor.getByText('3/8 available')).toBeTruthy()
    await nextPicture()
    expect(harbor.getByText('Said just now by you. It was 2.')).toBeTruthy()
    expect(sent).toEqual([])
    await waitFor(() =>
      expect(sent).toMatchObject([{ groupId: 'harbor', kind: 'report', open: 3, seen: 'harbor-report' }]),
    )
    expect(harbor.getByText('Said just now by you. It was 2.')).toBeTruthy()
  })

  it('is named by its house, and by whom the beds are for where there are several groups', async () => {
    await show()
    for (const place of ['Harbor Row House', 'Juniper Porch, Women', 'Juniper Porch, Women with children']) {
      for (const what of ['One more bed open', 'One fewer bed open', 'Still right'])
        expect(button(`${what} at ${place}`)).toBeTruthy()
    }
  })

  it('turns "Still right" into Undo in its place, which takes the whole run back', async () => {
    await show()
    const still = button('Still right at Harbor Row House')
    press('One more bed open at Harbor Row House')
    press('One more bed open at Harbor Row House')
    await nextPicture()
    const undo = button('Undo at Harbor Row House, back to 2')
    expect(undo.className).toBe(still.className)
    await waitFor(() => expect(sent).toHaveLength(1))
    fireEvent.click(undo)
    expect(line('Harbor Row House').getByText('2/8 available')).toBeTruthy()
    await waitFor(() => expect(sent.map(({ open }) => open)).toEqual([4, 2]))
    expect(button('Still right at Harbor Row House')).toBeTruthy()
  })

  it('elsewhere ends the time for Undo', async () => {
    await show()
    press('One more bed open at Harbor Row House')
    press('One more bed open at Cedar Steps')
    await nextPicture()
    expect(button('Still right at Harbor Row House')).toBeTruthy()
    expect(button('Undo at Cedar Steps, back to 1')).toBeTruthy()
  })

  it('draws its number first, what follows from it in the next picture, and no other house', async () => {
    await show()
    const cards = screen.getAllByRole('article')
    const changes: Node[] = []
    const watch = new MutationObserver((found) => changes.push(...found.map(({ target }) => target)))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const drawn = () => {
      changes.push(...watch.takeRecords().map(({ target }) => target))
      return changes.splice(0).map((node) => (node instanceof Element ? node : node.parentElement))
    }
    press('One more bed open at Harbor Row House')
    const first = drawn()
    expect(first.length).toBeGreaterThan(0)
    expect(first.filter((one) => !one?.closest('.stepper, .light, .group-light > b'))).toEqual([])
    await nextPicture()
    const next = drawn()
    expect(next.some((one) => one?.closest('.age'))).toBe(true)
    expect(next.some((one) => cards.slice(1).some((card) => card.contains(one)))).toBe(false)
    watch.disconnect()
  })

  it('stops at 0 and at what is neither open nor held, and says why', async () => {
    const hold = { id: 'h', until: hoursAgo(-24), note: '', placedAt: hoursAgo(1), placedBy: 'Dana' }
    residences[0] = residence('Harbor Row House', { ...group('harbor', 3, 1), holds: [hold] })
    await show()
    expect(button('One fewer bed open at Juniper Porch, Women with children')).toSatisfy(isIdle)
    press('One more bed open at Harbor Row House')
    expect(button('One more bed open at Harbor Row House')).toSatisfy(isIdle)
    await nextPicture()
    expect(line('Harbor Row House').getByText(/All 3 are open or held\.$/)).toBeTruthy()
  })

  it('on a group that never said a number begins it', async () => {
    residences[0] = residence('Harbor Row House', {
      ...group('harbor', 8, 0),
      open: null,
      saidAt: null,
      reportId: null,
    })
    await show()
    expect(screen.queryByRole('button', { name: 'Still right at Harbor Row House' })).toBeNull()
    press('0 open at Harbor Row House')
    await waitFor(() => expect(sent).toMatchObject([{ open: 0, seen: null }]))
  })
})

describe('"Still right"', () => {
  it('confirms one number in one tap', async () => {
    await show()
    press('Still right at Cedar Steps')
    await waitFor(() => expect(sent).toMatchObject([{ groupId: 'cedar', kind: 'confirm', open: 1 }]))
    expect(line('Cedar Steps').getByText('Said just now by you.')).toBeTruthy()
  })

  it('is said to who hears the board, with the house', async () => {
    await show()
    press('Still right at Cedar Steps')
    const received = () => [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent)
    await waitFor(() => expect(received()).toContain('Still right at Cedar Steps'))
  })

  it('for all confirms what is young, in one call, and names what it leaves out', async () => {
    await show()
    press('All still right, except Cedar Steps')
    await nextPicture()
    expect([sent, line('Juniper Porch, Women').getByText('Said just now by you.')]).toEqual([[], expect.anything()])
    fireEvent.pointerUp(document.body)
    await waitFor(() => expect(sent.map(({ groupId }) => groupId)).toEqual(['harbor', 'women', 'mothers']))
    expect(asked.filter(([path]) => path === '/api/beds/changes')).toHaveLength(1)
    expect(asked.find(([path]) => path === '/api/beds/changes')?.[1]).toMatchObject({
      changes: [{ together: 3 }, { together: 3 }, { together: 3 }],
    })
  })

  it('for all is taken back with Undo in the same place, and nothing was sent', async () => {
    await show()
    press('All still right, except Cedar Steps')
    fireEvent.click(await screen.findByRole('button', { name: 'Undo. Still right: 2 houses. Left out: Cedar Steps.' }))
    await screen.findByRole('button', { name: 'All still right, except Cedar Steps' })
    fireEvent.pointerUp(document.body)
    await nextPicture()
    expect([sent, line('Harbor Row House').queryByText('Said just now by you.')]).toEqual([[], null])
  })

  it('for more than 8 houses is said town by town', async () => {
    residences = Array.from({ length: 10 }, (_, place) => ({
      ...residence(place === 0 ? 'Harbor Row House' : `House ${place}`, group(`g${place}`, 8, 2)),
      city: place < 7 ? 'Conway' : 'Searcy',
    }))
    await show()
    expect(screen.queryByRole('button', { name: /^All still right/ })).toBeNull()
    press('Still right for 3 in Searcy, Arkansas')
    await nextPicture()
    fireEvent.pointerUp(document.body)
    await waitFor(() => expect(sent.map(({ groupId }) => groupId)).toEqual(['g7', 'g8', 'g9']))
  })
})

describe('keys', () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

  it('move between the lines, change, confirm and take back', async () => {
    await show()
    screen.getByRole('group', { name: 'Harbor Row House' }).focus()
    key('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Juniper Porch, Women')
    key('+')
    key('+')
    key('-')
    expect(line('Juniper Porch, Women').getByText('2/4 available')).toBeTruthy()
    await nextPicture()
    key('z')
    expect(line('Juniper Porch, Women').getByText('1/4 available')).toBeTruthy()
    key('ArrowUp')
    key(' ')
    // Where the machine is slow, the change went before it was taken back.
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ groupId: 'harbor', kind: 'confirm' }))
  })

  it('leave what is written into a field alone', async () => {
    await show()
    press('Hold a bed at Harbor Row House')
    fireEvent.keyDown(screen.getByLabelText(/Note for your team/), { key: '+' })
    expect(line('Harbor Row House').getByText('2/8 available')).toBeTruthy()
  })
})

const isIdle = (one: Element) => one.getAttribute('aria-disabled') === 'true'

describe('without a network', () => {
  it('changes wait on this device, are counted, and go when it is asked to try again', async () => {
    await show()
    const mend = answerAt('/api/beds/changes', () => Promise.reject(new TypeError('lost')))
    press('One more bed open at Harbor Row House')
    press('One more bed open at Cedar Steps')
    await screen.findByText('2 changes waiting')
    expect(line('Harbor Row House').getByText(/^Waiting on this device since \d+:\d\d [ap]m$/)).toBeTruthy()
    expect(screen.getByText(/Your changes are saved on this device\.$/)).toBeTruthy()
    mend()
    press('Try again')
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull())
  })

  it.each([
    ['before a change', () => hoursAgo(1)],
    ['after the board was opened and before the change', () => new Date(Date.now() + 1).toISOString()],
  ])('what the device kept %s never takes that change back', async (_, keptAt) => {
    await show()
    const kept = Response.json(structuredClone(residences), { headers: { 'X-Kept-At': keptAt() } })
    press('One more bed open at Harbor Row House')
    await waitFor(() => expect(sent).toHaveLength(1))
    answerAt('/api/my-residences', () => kept.clone())
    press('Check again')
    await screen.findByText('We could not refresh.')
    expect(line('Harbor Row House').getByText('3/8 available')).toBeTruthy()
  })

  it('says that it is offline as soon as the browser knows', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    press('One more bed open at Harbor Row House')
    await screen.findByText('Offline, 1 change waiting')
  })

  it('somebody who is signed out is asked to sign in again, and nothing is lost', async () => {
    await show()
    answerAt('/api/beds/changes', () => Response.json({ code: 'signed_out', message: 'x' }, { status: 401 }))
    press('One more bed open at Harbor Row House')
    await screen.findByText('Sign in again to save 1 change.')
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fworkspace%2Fbeds',
    )
    expect(line('Harbor Row House').getByText('3/8 available')).toBeTruthy()
  })
})

describe('two numbers', () => {
  async function conflict() {
    await show()
    const [harbor] = residences[0]?.groups ?? []
    if (!harbor) throw new Error('no group')
    const working = answer
    answer = (path, body) => {
      if (path !== '/api/beds/changes' || harbor.reportId === 'of-marcus') return working(path, body)
      Object.assign(harbor, {
        open: 0,
        reportId: 'of-marcus',
        saidAt: hoursAgo(0.1),
        saidBy: { name: 'Marcus', isYou: false, source: 'board' },
      })
      const [change] = (body as { changes: BedChange[] }).changes
      return Response.json({ results: [{ outcome: 'conflict', id: change?.id, group: { ...harbor } }] })
    }
    press('One more bed open at Harbor Row House')
    await screen.findByText('Two people changed this number.')
  }

  it('are shown with two equal buttons that name what they leave', async () => {
    await conflict()
    const shown = within(screen.getByRole('group', { name: 'Two numbers for Harbor Row House' }))
    const [keep, use] = shown.getAllByRole('button')
    expect([keep?.textContent, use?.textContent, keep?.className === use?.className]).toEqual([
      'Keep 0 from Marcus',
      'Use my 3',
      true,
    ])
    fireEvent.click(button('Keep 0 from Marcus'))
    await nextPicture()
    expect(line('Harbor Row House').getByText('0/8 available')).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(sent).toEqual([])
  })

  it('end with the own one where the person says so, of the report they have seen now', async () => {
    await conflict()
    fireEvent.click(button('Use my 3'))
    await waitFor(() => expect(sent).toMatchObject([{ open: 3, seen: 'of-marcus' }]))
  })
})

it('a change that is refused says why at its house, until it is read', async () => {
  await show()
  const refusal = { code: 'not_allowed', message: 'Ask the owner.' }
  answerAt('/api/beds/changes', () => Response.json(refusal, { status: 403 }))
  press('One more bed open at Harbor Row House')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Not saved\. You set 3 at \d+:\d\d [ap]m\. Ask the owner\./)
  expect(line('Harbor Row House').getByText('2/8 available')).toBeTruthy()
  press('OK at Harbor Row House')
  await nextPicture()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('another device is heard: what changed is asked for and said, and the own tap stays on the screen', async () => {
  await show()
  sources.last.open()
  const [harbor] = residences[0]?.groups ?? []
  const [cedar] = residences[2]?.groups ?? []
  answerAt('/api/beds/changes', () => new Promise(() => {}))
  press('One more bed open at Cedar Steps')
  Object.assign(harbor ?? {}, { open: 5, reportId: 'x' })
  Object.assign(residences[0] ?? {}, { availableBeds: 5 })
  Object.assign(cedar ?? {}, { open: 7, reportId: 'y' })
  sources.last.tell('again')
  await waitFor(() => expect(line('Harbor Row House').getByText('5/8 available')).toBeTruthy())
  expect(line('Cedar Steps').getByText('2/10 available')).toBeTruthy()
  expect(screen.getByText(/Harbor Row House: 5\/8 available/)).toBeTruthy()
})

describe('a hold', () => {
  const held = (id = 'h') => ({ id, until: hoursAgo(-48), note: 'K., by bus', placedAt: hoursAgo(0), placedBy: 'Dana' })

  it('is placed with hours and a note, and its bed is not open any more', async () => {
    await show()
    press('Hold a bed at Harbor Row House')
    const form = within(screen.getByRole('form', { name: 'Hold a bed at Harbor Row House' }))
    expect(form.getByRole('button', { name: '48 h', pressed: true })).toBeTruthy()
    fireEvent.click(form.getByRole('button', { name: 'Other' }))
    expect(form.getByText(/No full name, nothing about health\./)).toBeTruthy()
    fireEvent.change(form.getByLabelText('Hours from now'), { target: { value: '0' } })
    expect(form.getByText('Between 1 hour and 14 days.')).toBeTruthy()
    fireEvent.click(form.getByRole('button', { name: '24 h' }))
    fireEvent.change(form.getByLabelText(/Note for your team/), { target: { value: ' K., by bus ' } })
    const working = answer
    answer = (path, body) =>
      path === '/api/beds/holds'
        ? Response.json({ group: { ...group('harbor', 8, 1), holds: [held()] } })
        : working(path, body)
    fireEvent.click(form.getByRole('button', { name: 'Hold this bed' }))
    await screen.findByText(/^1 held until .*, “K\., by bus”$/)
    expect(asked.find(([path]) => path === '/api/beds/holds')?.[1]).toMatchObject({
      groupId: 'harbor',
      hours: 24,
      note: 'K., by bus',
    })
    expect(line('Harbor Row House').getByText('1/8 available')).toBeTruthy()
  })

  it('that could not be placed keeps what was written, and the same one is sent again', async () => {
    await show()
    press('Hold a bed at Harbor Row House')
    const form = within(screen.getByRole('form', { name: 'Hold a bed at Harbor Row House' }))
    fireEvent.change(form.getByLabelText(/Note for your team/), { target: { value: 'K.' } })
    fireEvent.click(form.getByRole('button', { name: 'Hold this bed' }))
    expect((await form.findByRole('alert')).textContent).toContain('No.')
    fireEvent.click(form.getByRole('button', { name: 'Hold this bed' }))
    await waitFor(() => expect(asked.filter(([path]) => path === '/api/beds/holds')).toHaveLength(2))
    const [first, second] = asked.filter(([path]) => path === '/api/beds/holds').map(([, body]) => body)
    expect([first, form.getByLabelText(/Note for your team/)]).toEqual([
      second,
      expect.objectContaining({ value: 'K.' }),
    ])
  })

  it.each([
    ['Release', 'end', { reason: 'cancelled' }],
    ['Moved in', 'end', { reason: 'moved_in' }],
  ])('ends with %s', async (name, way, body) => {
    residences[0] = residence('Harbor Row House', { ...group('harbor', 8, 1), holds: [held()] })
    await show()
    answerAt('/api/beds/holds/', () => Response.json({ group: group('harbor', 8, 2) }))
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name} at Harbor Row House: 1 held`) }))
    await waitFor(() => expect(screen.queryByText(/^1 held/)).toBeNull())
    expect(asked).toContainEqual([`/api/beds/holds/h/${way}`, body])
  })

  it('that has ended is held again with Undo, until a tap elsewhere', async () => {
    residences[0] = residence('Harbor Row House', { ...group('harbor', 8, 1), holds: [held()] })
    await show()
    const again = { ...group('harbor', 8, 1), holds: [held('again')] }
    answerAt('/api/beds/holds/', (path) =>
      Response.json({ group: path.endsWith('/undo') ? again : group('harbor', 8, 2) }),
    )
    const release = () => fireEvent.click(screen.getByRole('button', { name: /^Release at Harbor Row House: 1 held/ }))
    release()
    await screen.findByText('Released. The bed is open again.')
    press('Undo at Harbor Row House: hold the bed again')
    await screen.findByText(/^1 held until/)
    expect(asked).toContainEqual(['/api/beds/holds/h/undo', null])
    release()
    await screen.findByText('Released. The bed is open again.')
    fireEvent.pointerUp(document.body)
    await waitFor(() => expect(screen.queryByText('Released. The bed is open again.')).toBeNull())
  })

  it('runs longer, a day more unless told otherwise, and says so where it would run shorter', async () => {
    residences[0] = residence('Harbor Row House', { ...group('harbor', 8, 1), holds: [held()] })
    await show()
    fireEvent.click(screen.getByRole('button', { name: /^More hours at Harbor Row House/ }))
    const field = screen.getByLabelText('Hours from now')
    expect(field).toHaveProperty('value', '72')
    expect(screen.getByText(/^Until /)).toBeTruthy()
    fireEvent.change(field, { target: { value: '1' } })
    expect(screen.getByText(/^Shorter than now: until /).id).toBe(field.getAttribute('aria-describedby'))
    fireEvent.change(field, { target: { value: '72' } })
    fireEvent.click(screen.getByRole('button', { name: 'Hold until then' }))
    await waitFor(() => expect(asked).toContainEqual(['/api/beds/holds/h/until', { hours: 72 }]))
  })
})

it('people without the power see the numbers and nothing to change them', async () => {
  user = { ...user, organization: { id: 'o', name: 'The Alliance', kind: 'alliance', role: 'owner' } }
  await show()
  expect(screen.getByText('2/8 available')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /open at|Still right|All still right/ })).toBeNull()
  expect(sources.made).toHaveLength(0)
})
