// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findContradictions } from '#domain/residence/contradictions.ts'
import { factNames } from '#domain/residence/facts.ts'
import { type ListingValues, toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { shownResidence, formWords as words } from '#tests/support/residence/shown-residence.ts'
import { Disputes } from './disputes.tsx'
import { buildControlId } from './field-name.ts'
import { ResidenceFields } from './residence-fields.tsx'
import { ResidenceForm } from './residence-form.ts'

const residence = shownResidence({
  beds: [{ audience: 'women', total: 8, open: 2, held: 1 }],
  changes: { phone: { by: 'Marcus', isYou: false, at: '2026-03-02T15:00:00.000Z' } },
  certification: { certified: true, form: null, until: '2027-01-31', by: 'Arkansas Alliance' },
})
const address = { city: 'North Little Rock', state: 'AR', zip: '72114', street: '4 Elm St', pin: '34.7, -92.2' }

function show(said: Partial<ListingValues>, errors: Record<string, string> = {}, saved = said) {
  const values = toListingValues({ visibility: 'area', ...address, ...said })
  const start = toListingValues({ visibility: 'area', ...address, ...saved })
  const fill = vi.fn()
  render(
    <ResidenceForm
      value={{
        residence,
        start,
        typed: values,
        errors,
        unseen: [],
        words,
        fill,
        contradictions: findContradictions(values, residence.beds),
      }}
    >
      <ResidenceFields isPending={false} />
      <Disputes
        asked={['phone', 'city']}
        base={toListingValues({ phone: '501-555-0177', city: 'Conway', zip: '72114' })}
      />
    </ResidenceForm>,
  )
  return { fill }
}

const reads = () => screen.getByText('The public reads:').parentElement?.textContent

describe('the form of a house', () => {
  it.each([
    ['exact', 'The public reads: 4 Elm St, North Little Rock, AR 72114. The map shows the door.'],
    ['area', 'The public reads: North Little Rock, AR 72114. A circle on the map, not the door.'],
    [
      'hidden',
      'The public reads: North Little Rock, AR. No point on the map. Distance is counted from the middle of the town.',
    ],
  ])('says what the public reads of an address: %s', (visibility, read) => {
    show({ visibility })
    expect(reads()).toBe(read)
  })

  it('says before saving what so few beds make of the open number', () => {
    const help = (beds: string) => {
      cleanup()
      show({ beds_women: beds })
      return screen.getByText(/2 open, 1 held now/).textContent?.trim()
    }
    const always = '2 open, 1 held now. With fewer than 3 beds fewer are open.'
    for (const enough of ['12', '8', '3', '0', 'x', '-1']) expect(help(enough)).toBe(always)
    expect(help('2')).toBe(`${always} With 2 beds, 1 will be open as soon as you save.`)
    expect(help('1')).toBe(`${always} With 1 bed, 0 will be open as soon as you save.`)
  })

  it.each([
    ['a street', { street: '161 Main Street' }, true],
    ['a town', { city: 'Conway' }, true],
    ['a ZIP code', { zip: '72032' }, true],
    ['no street', { street: '' }, false],
    ['a name', { name: 'Other' }, false],
  ])('says before saving that %s makes its certificate wait', (_, typed, waits) => {
    show(typed, {}, {})
    expect(screen.queryByText('The certificate is for the address before') !== null).toBe(waits)
    expect(screen.queryByText(/waits for the word of Arkansas Alliance/) !== null).toBe(waits)
  })

  it('asks for a street where it is to be public', () => {
    show({ visibility: 'exact', street: '' })
    expect(screen.getByText('Write the street, or choose “Only the area”.')).toBeTruthy()
  })

  it('adds up the cash to move in as people will read it', () => {
    show({ fee_amount: '$160', deposit: '150', other_first_day: '25' })
    expect(screen.getByText('People read: $335 to move in.')).toBeTruthy()
    cleanup()
    show({ fee_amount: '160' })
    expect(screen.getByText(/^People read: Ask about cost\./)).toBeTruthy()
  })

  it('offers the answer that follows from its beds', () => {
    const { fill } = show({ beds_women_with_children: '2' })
    const row = screen.getByRole('group', { name: 'Children can live there' })
    within(row).getByText('Your beds for women with children, or for families, say yes.')
    fireEvent.click(within(row).getByRole('button', { name: 'Answer yes' }))
    expect(fill).toHaveBeenCalledWith('need_children', 'yes')
  })

  it('names an answer that says the opposite, and is quiet about one that fits', () => {
    show({ staff: 'none', need_staff_overnight: 'yes', languages: 'Spanish', need_spanish: 'yes' })
    const staff = screen.getByRole('group', { name: 'Staff at night' })
    within(staff).getByText('You answer yes here. What you say of your staff says no. Which is right?')
    const spanish = screen.getByRole('group', { name: 'Spanish spoken' })
    expect(within(spanish).queryByText(/Your languages/)).toBeNull()
  })

  it('asks beside each field of two that contradict each other, and keeps nobody from going on', () => {
    show({ level: '4', staff: 'none', deposit: '150', description: 'No deposit. Call us.' })
    const level = 'You say Level IV and no paid staff. Level IV homes have staff who provide care. Which is right?'
    const deposit = 'You state a deposit of $150, and your own words say: “No deposit.” Which is right?'
    for (const [name, question] of [
      ['Level of support', level],
      ['Staff in the house', level],
      ['Deposit', deposit],
      ['About the house', deposit],
    ] as const) {
      const control = screen.getByLabelText(name)
      const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')
      expect([name, described?.textContent]).toEqual([name, expect.stringContaining(question)])
      expect(control.getAttribute('aria-invalid')).toBeNull()
    }
    cleanup()
    show({ level: '4', staff: 'day_and_night', deposit: '150', description: 'Call us.' })
    expect(screen.queryByText(/Which is right/)).toBeNull()
  })

  it('has three values for a need, and its note', () => {
    show({ need_pets: 'no', note_pets: 'Service animals only' })
    const row = screen.getByRole('group', { name: 'Pets' })
    const radios = within(row).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['yes', false],
      ['no', true],
      ['', false],
    ])
    expect(within(row).getByRole<HTMLInputElement>('textbox', { name: 'Note on: Pets' }).value).toBe(
      'Service animals only',
    )
  })

  it('says who decides on certification, and under how many beds it never goes', () => {
    show({ beds_women: '8' })
    expect(screen.getByText('Certified until January 31, 2027.')).toBeTruthy()
    expect(words.edit.certified('2027-01-31', 'provisional')).toBe('Provisional certificate until January 31, 2027.')
    const decided = 'Arkansas Alliance decides on certification. People see the level of its last certificate'
    expect(screen.getByText(new RegExp(decided))).toBeTruthy()
  })

  it('has a field for every fact, once', () => {
    show({})
    const fields = factNames.map((name) => document.querySelectorAll(`[id="${buildControlId(name)}"][name="${name}"]`))
    expect(fields.map(({ length }) => length)).toEqual(factNames.map(() => 1))
  })

  it('shows what was wrong with its field', () => {
    show({ phone: '1' }, { phone: 'This has 1 digit.', need_pets: 'Choose one of these.' })
    expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('This has 1 digit.')).toBeTruthy()
    within(screen.getByRole('group', { name: 'Pets' })).getByText('Choose one of these.')
  })
})

it('a dispute shows both sides, who and when, and what belongs together as one', () => {
  show({ phone: '501-555-0188' })
  const phone = screen.getByRole('group', { name: 'Phone' })
  within(phone).getByText('Keep what Marcus wrote')
  for (const side of ['501-555-0177', '501-555-0188']) within(phone).getByText(side)
  const town = screen.getByRole('group', { name: 'Town, State' })
  within(town).getByText('Keep what somebody else wrote')
  expect(
    within(town)
      .getAllByRole('radio')
      .every((radio) => !(radio as HTMLInputElement).checked),
  ).toBe(true)
})
