// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BedChange, BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { nextPicture } from '#tests/support/browser/measures/next-picture.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { boardGroup, boardResidence, hoursAgo, newDana, takeChange } from '#tests/support/residence/board-rows.ts'
import { BedsTonight } from '#web/parts/night-board/beds-tonight.tsx'
import type { BoardRead } from '#web/parts/night-board/state/board.query.ts'
import { useBoard } from '#web/parts/night-board/state/use-board.ts'
import { ManyResidences } from './many-residences.tsx'

const names = ['Harbor Row', 'Cedar Steps', 'Juniper', 'Lantern', 'Maple', 'Oak', 'Pine', 'Quince', 'Rowan', 'Sorrel']
const group = (id: string, open = 2, days = 0.1) => boardGroup(id, { open, saidAt: hoursAgo(24 * days) })
const residence = (name: string, ...groups: BoardGroup[]) =>
  boardResidence(name, groups.length > 0 ? groups : [group(name)], { city: name.length > 6 ? 'Conway' : 'Searcy' })

let user: SignedInUser
let residences: MyResidence[]
let sent: BedChange[]
let asked: string[]
let answerTo: (change: BedChange) => object

function done(change: BedChange) {
  sent.push(change)
  return takeChange(residences, change)
}

beforeEach(() => {
  fakeEventSource()
  history.replaceState(null, '', '/workspace/beds')
  sent = []
  asked = []
  answerTo = done
  user = newDana()
  residences = names.map((name) => residence(name))
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push(path)
    if (path === '/api/my-residences') return Response.json(structuredClone(residences))
    const { changes }: { changes: BedChange[] } = JSON.parse(String(body))
    return Response.json({ results: changes.map(answerTo) })
  })
})

const now = new Date()
function Tonight({ first = null }: { first?: BoardRead | null }) {
  return <BedsTonight board={useBoard(user, first)} now={now} list={ManyResidences} />
}
const page = (address: string, first?: BoardRead) => (
  <DeskPageState address={address}>
    <Tonight first={first ?? null} />
  </DeskPageState>
)
const read = (more: Partial<BoardRead> = {}): BoardRead => ({
  residences,
  checkedAt: new Date().toISOString(),
  isKept: false,
  ...more,
})
async function show(address = '/workspace/beds') {
  render(page(address))
  await screen.findAllByRole('group', { name: /./ })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string | RegExp) => fireEvent.click(screen.getByRole('link', { name }))
const lines = () => [...document.querySelectorAll<HTMLElement>('li:not([hidden]) .dense')]
const seen = () => lines().map((line) => line.getAttribute('aria-label'))
const field = () => screen.getByRole('searchbox', { name: 'Find a house' })
const look = (words: string) => fireEvent.change(field(), { target: { value: words } })
const number = (place: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Beds open at ${place}, of 8` })
/** As a browser does it: where no script takes the key, it presses the form's first submit button. */
function enter(field: HTMLInputElement) {
  if (!fireEvent.keyDown(field, { key: 'Enter' })) return
  const [first] = field.form?.querySelectorAll<HTMLButtonElement>('[type="submit"]') ?? []
  if (first) fireEvent.click(first)
}
const tapElsewhere = () => fireEvent.pointerUp(document.body)

describe('finding among many houses', () => {
  it('is by name or town as one types, counted, and ended by Escape', async () => {
    await show()
    expect(screen.getByText('10 of 10 houses')).toBeTruthy()
    look('cedar con')
    expect(seen()).toEqual(['Cedar Steps'])
    expect(location.search).toBe('?q=cedar+con')
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(seen()).toHaveLength(10)
  })

  it('is folded where nothing is asked, and unfolded by its key and where something is', async () => {
    await show()
    const fold = () => screen.getByText('Find or sort').closest('details')
    expect(fold()?.open).toBe(false)
    fireEvent.keyDown(document, { key: '/' })
    expect(fold()?.open).toBe(true)
    expect(document.activeElement).toBe(field())
    look('cedar')
    look('')
    expect(fold()?.open).toBe(true)
    cleanup()
    render(page('/workspace/beds?show=full', read()))
    expect(fold()?.open).toBe(true)
  })

  it('shows all again where nothing fits', async () => {
    await show()
    look('zzz')
    follow('Show all 10 houses')
    expect(seen()).toHaveLength(10)
    expect(document.activeElement).toBe(field())
  })

  it('has chips with counts, which go together with words and the order', async () => {
    residences = [
      residence('Old', group('old', 1, 5)),
      residence('Full', group('full', 0, 1)),
      residence('Never', { ...group('never'), open: null, saidAt: null }),
      ...names.map((name) => residence(name)),
    ]
    await show()
    const chips = within(screen.getByRole('navigation', { name: 'Which houses' })).getAllByRole('link')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All 13', 'To confirm 2', 'Open 11', 'Full 1'])
    follow('To confirm 2')
    expect(seen()).toEqual(['Old', 'Never'])
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } })
    expect(seen()).toEqual(['Never', 'Old'])
    look('old')
    expect([seen(), location.search]).toEqual([['Old'], '?q=old&show=confirm&order=oldest'])
  })

  it('is done without script by the address, and its form asks the page', () => {
    const plain = renderToStaticMarkup(page('/workspace/beds?q=cedar&show=open&order=town', read()))
    expect(plain.match(/class="dense /g)).toHaveLength(1)
    expect(plain).toMatch(/action="\/workspace\/beds"/)
    expect(plain).toMatch(/<button type="submit" class="btn btn-line without-script"/)
    expect(plain).toContain('<input type="hidden" name="show" value="open"/>')
    expect(plain).toContain('<h3 class="t-strong">Conway, Arkansas</h3>')
  })

  it('keeps a house in its place while its number is changed', async () => {
    await show()
    follow('Open 10')
    for (let tap = 0; tap < 2; tap += 1) press('One fewer bed open at Oak')
    await nextPicture()
    expect(seen()).toContain('Oak')
    await screen.findByRole('link', { name: 'Full 1' })
    follow('Full 1')
    expect(seen()).toEqual(['Oak'])
  })

  it('hides nothing that waits or was refused', async () => {
    await show()
    answerTo = ({ id }) => ({ outcome: 'refused', id, reason: 'There are 8 beds.', group: null })
    press('One more bed open at Oak')
    await screen.findByRole('alert')
    look('cedar')
    expect(screen.getByText('1 of 10 houses, and 1 with a change on this device')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Oak' })).toBeTruthy()
  })

  it('confirms none that is out of sight', async () => {
    await show()
    look('cedar')
    press('Still right for the 1 shown')
    await nextPicture()
    tapElsewhere()
    await waitFor(() => expect(sent.map(({ groupId }) => groupId)).toEqual(['Cedar Steps']))
  })

  it('begins with a slash, and arrows go on to the next house that is seen', async () => {
    await show()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(field())
    look('e')
    screen.getByRole('group', { name: 'Cedar Steps' }).focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe(seen()[seen().indexOf('Cedar Steps') + 1])
  })
})

describe('a row', () => {
  it('opens in place to the card of the house, which closes again, with the focus on the way', async () => {
    await show()
    follow(/^Oak/)
    const card = within(screen.getByRole('heading', { name: 'Oak' }).closest('article') ?? document.body)
    expect(card.getByRole('button', { name: 'Hold a bed at Oak' })).toBeTruthy()
    const close = card.getByRole('link', { name: 'Close Oak' })
    expect([document.activeElement, close.getAttribute('aria-expanded')]).toEqual([close, 'true'])
    fireEvent.click(close)
    expect(document.activeElement?.textContent).toContain('Oak')
    expect(screen.queryByRole('heading', { name: 'Oak' })).toBeNull()
  })

  it('is opened without script by its address, and its forms lead back there', () => {
    const closed = renderToStaticMarkup(page('/workspace/beds?show=open', read()))
    expect(closed).toContain('href="/workspace/beds?show=open&amp;open=Oak#house-Oak"')
    const opened = renderToStaticMarkup(page('/workspace/beds?show=open&open=Oak', read()))
    expect(opened.match(/board-residence/g)).toHaveLength(1)
    expect(opened).toContain('action="/workspace/beds?show=open&amp;open=Oak#house-Oak"')
  })

  it('keeps what was typed in an open card that is no longer looked for', async () => {
    await show()
    follow(/^Oak/)
    press('Hold a bed at Oak')
    fireEvent.change(screen.getByLabelText(/Note for your team/), { target: { value: 'by bus' } })
    look('cedar')
    look('')
    expect(screen.getByLabelText(/Note for your team/)).toHaveProperty('value', 'by bus')
  })

  it('has a line for each group, and says how many are held and who asks', async () => {
    const held = { ...group('women'), audience: 'women' as const, holds: [{} as never] }
    residences[0] = residence('Harbor Row', held, { ...group('men', 1), audience: 'men' })
    await show()
    expect(seen().slice(0, 2)).toEqual(['Harbor Row, Women', 'Harbor Row, Men'])
    expect(lines()[0]?.textContent).toContain('1 held')
  })

  it.each([
    ['Enter', () => enter(number('Oak'))],
    ['leaving the field', () => fireEvent.blur(number('Oak'))],
  ])('takes a typed number by %s', async (_, save) => {
    await show()
    fireEvent.change(number('Oak'), { target: { value: '7' } })
    save()
    await nextPicture()
    expect([number('Oak').value, screen.getByRole('button', { name: 'Undo at Oak, back to 2' })]).toBeTruthy()
    await waitFor(() => expect(sent).toMatchObject([{ groupId: 'Oak', kind: 'report', open: 7 }]))
  })

  it('gives back what was there by Escape, and says what is wrong without saving it', async () => {
    await show()
    fireEvent.change(number('Oak'), { target: { value: '9' } })
    expect(screen.getByRole('alert').textContent).toBe('At most 8 can be open.')
    enter(number('Oak'))
    await nextPicture()
    expect([number('Oak').value, screen.queryByRole('alert')?.textContent]).toEqual(['9', 'At most 8 can be open.'])
    fireEvent.keyDown(number('Oak'), { key: 'Escape' })
    expect([number('Oak').value, screen.queryByRole('alert')]).toEqual(['2', null])
    fireEvent.change(number('Oak'), { target: { value: 'x' } })
    expect(screen.getByRole('alert').textContent).toBe('A whole number, please.')
    fireEvent.blur(number('Oak'))
    expect(sent).toEqual([])
  })

  it('shows its card where there are two numbers, first when the board is opened', async () => {
    await show()
    answerTo = (change) => {
      const now = residences.flatMap(({ groups }) => groups).find(({ id }) => id === change.groupId)
      Object.assign(now ?? {}, { open: 5, reportId: 'theirs', saidBy: { name: 'Marcus', isYou: false } })
      return { outcome: 'conflict', id: change.id, group: { ...now } }
    }
    press('One more bed open at Oak')
    await screen.findByRole('button', { name: 'Keep 5 from Marcus' })
    cleanup()
    await show()
    await waitFor(() => expect(document.querySelector('.rows > li')?.id).toBe('house-Oak'))
    expect(screen.getByRole('button', { name: 'Use my 3' })).toBeTruthy()
  })
})

describe('selected houses', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Selected houses' }))
  async function select(...chosen: string[]) {
    await show()
    press('Select houses')
    for (const name of chosen) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  }

  it('are set to 0 open at once, with one undo, and said to be one of so many', async () => {
    await select('Oak', 'Pine')
    fireEvent.click(bar().getByRole('button', { name: '0 open' }))
    await screen.findByText('0 open at 2 houses.')
    fireEvent.click(bar().getByRole('button', { name: 'Undo' }))
    await screen.findByText('Taken back. Nothing was changed.')
    fireEvent.click(bar().getByRole('button', { name: '0 open' }))
    await nextPicture()
    tapElsewhere()
    await waitFor(() =>
      expect(sent).toMatchObject([
        { groupId: 'Oak', kind: 'report', open: 0, together: 2 },
        { groupId: 'Pine', kind: 'report', open: 0, together: 2 },
      ]),
    )
  })

  it('take a typed number at once, with one undo, but none that one of them cannot hold', async () => {
    residences[5] = residence('Oak', { ...group('Oak', 2), totalBeds: 4 }, { ...group('Oak men'), audience: 'men' })
    await select('Oak', 'Pine')
    const box = bar().getByRole('textbox', { name: 'Beds open in each group of beds selected' })
    const type = (value: string) => {
      fireEvent.change(box, { target: { value } })
      fireEvent.click(bar().getByRole('button', { name: 'Set open' }))
    }
    type('two')
    expect(bar().getByRole('alert').textContent).toBe('A whole number, please.')
    type('5')
    expect(bar().getByRole('alert').textContent).toBe('At most 4 can be open at Oak, Anyone.')
    expect(sent).toEqual([])
    type('3')
    await screen.findByText('3 open in each group at 2 houses.')
    fireEvent.click(bar().getByRole('button', { name: 'Undo' }))
    await screen.findByText('Taken back. Nothing was changed.')
    fireEvent.change(bar().getByRole('textbox'), { target: { value: '4' } })
    fireEvent.click(bar().getByRole('button', { name: 'Set open' }))
    await nextPicture()
    tapElsewhere()
    await waitFor(() =>
      expect(sent.map(({ groupId, open }) => [groupId, open])).toEqual([
        ['Oak', 4],
        ['Oak men', 4],
        ['Pine', 4],
      ]),
    )
  })

  it('are still right at once, but none whose number is old', async () => {
    residences[5] = residence('Oak', group('Oak', 2, 5))
    await select('Oak', 'Pine')
    expect(bar().getByText(/^Too old to confirm at once/).textContent).toContain('Oak')
    fireEvent.click(bar().getByRole('button', { name: 'Still right' }))
    await nextPicture()
    tapElsewhere()
    await waitFor(() => expect(sent).toMatchObject([{ groupId: 'Pine', kind: 'confirm' }]))
  })

  it('are all that are shown, by one press, and rows again when it is done', async () => {
    await select()
    look('a')
    fireEvent.click(bar().getByRole('button', { name: /^Select all/ }))
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.every(({ checked }) => checked)).toBe(true)
    expect(screen.getByText(`${boxes.length} houses selected`)).toBeTruthy()
    fireEvent.click(bar().getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

it('the row of a draft says so beside its name, and leaves its town the line below', () => {
  residences = [{ ...residence('Harbor Row'), status: 'draft', groups: [] }, ...residences.slice(1)]
  render(page('/workspace/beds', read()))
  const row = screen.getByRole('link', { name: /^Harbor Row/ })
  expect(row.querySelector('b')?.textContent).toBe('Harbor Row Draft')
  expect([...row.querySelectorAll('.dense-about > *')].map(({ textContent }) => textContent)).toEqual(['Conway'])
})

describe('a board in pages', () => {
  const counts = { all: 4_800, confirm: 7, open: 12, full: 41 }
  const totals = { residences: 4_800, totalBeds: 40_000, availableBeds: 900, narrCertified: 3 }
  const paging = {
    page: 2,
    pages: 25,
    found: 4_810,
    isWhole: false,
    others: { counts, totals },
    query: 'order=open&page=2',
  }

  it('counts over all pages, and leads to the others by address', async () => {
    render(page('/workspace/beds?order=open&page=2', read({ paging })))
    expect(screen.getByRole('link', { name: 'To confirm 7' }).getAttribute('href')).toBe(
      '/workspace/beds?show=confirm&order=open',
    )
    expect(screen.getByText('4,810 of 4,810 houses')).toBeTruthy()
    expect(screen.getByText('Page 2 of 25')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/workspace/beds?order=open')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/workspace/beds?order=open&page=3')
    press('Check again')
    await waitFor(() => expect(asked).toContain('/api/desk/board?order=open&page=2'))
  })

  it('says that a button which selects all means this page', () => {
    render(page('/workspace/beds', read({ paging: { ...paging, page: 1, query: '' } })))
    press('Select houses')
    press('Select all 10 on this page')
    screen.getByText('10 houses selected')
  })

  it('keeps a number to decide in reach that is on another page', async () => {
    render(page('/workspace/beds', read({ paging })))
    answerTo = (change) => ({ outcome: 'conflict', id: change.id, group: { ...group('Oak', 5), reportId: 'theirs' } })
    press('One more bed open at Oak')
    await screen.findByRole('button', { name: /^Use my 3/ })
    cleanup()
    render(page('/workspace/beds', read({ paging, residences: residences.slice(0, 3) })))
    const way = await screen.findByRole('link', { name: 'Show the house Oak' })
    expect(way.getAttribute('href')).toBe('/workspace/beds?at=Oak')
  })
})
