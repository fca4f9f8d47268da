import { describe, expect, it } from 'vitest'
import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { noChoices } from '#server/modules/imports/checking/choices.rules.ts'
import { pickTable, toBook } from '#server/modules/imports/table/pick-table.rules.ts'
import { readValue } from '#server/modules/imports/values/read-value.rules.ts'
import { findRefusedColumns, guessColumns } from './guess-columns.rules.ts'
import { mapColumns } from './mapped-columns.rules.ts'
import { refusedWhy } from './resident-columns.rules.ts'

const states = [
  { id: 'AR', name: 'Arkansas' },
  { id: 'NY', name: 'New York' },
]
const guess = (headings: string[], ...rows: string[][]) => guessColumns({ headings, rows }, states)

describe('where a column goes', () => {
  it.each([
    ['House', 'name'],
    ['Program Name', 'name'],
    ['Facility', 'name'],
    ['House title', 'name'],
    ['Home Title', 'name'],
    ['ADDRESS', 'street'],
    ['Town', 'city'],
    ['City/State', 'city'],
    ['City, State', 'city'],
    ['City & State', 'city'],
    ['Town and State', 'city'],
    ['City, ST ZIP', 'zip'],
    ['Zip Code', 'zip'],
    ['Postal_Code', 'zip'],
    ['Gender Served', 'audience'],
    ['# of Beds', 'beds'],
    ['Capacity', 'beds'],
    ['Vacancies', 'open'],
    ['Weekly Rent', 'fee_week'],
    ['Monthly', 'fee_month'],
    ['Phone #', 'phone'],
    ['E-Mail', 'email'],
    ['NARR Level', 'level'],
    ['Suboxone', 'says.buprenorphine'],
    ['ADA Accessible', 'says.wheelchair'],
    ['Beds for women', 'beds.women'],
    ['HouseName', 'name'],
    ['Bed for', 'audience'],
    ['Beds for', 'audience'],
    ['For whom', 'audience'],
    ['M/F', 'audience'],
    ['Population', 'audience'],
    ['A bed for', 'audience'],
  ])('is known by its name: %s', (heading, field) => {
    expect(guess([heading, 'Other'], ['', ''])[0]).toMatchObject({ field, isGuess: false })
  })

  it.each([
    ['Cell', '501-555-0142', 'phone'],
    ['Contact', '(501) 555-0142', 'phone'],
    ['Rent', '$160', 'fee_week'],
    ['Rent', '$640', 'fee_month'],
    ['Type', 'Men', 'audience'],
    ['Location', 'Conway, AR', 'city'],
    ['Location', 'Conway AR', 'city'],
    ['Where it is', 'Conway, AR 72032', 'city'],
    ['Location', '12 Elm St, Conway, AR', 'street'],
    ['Location', 'Elm House', 'name'],
    ['Col 7', 'a@house.example', 'email'],
    ['Col 8', '72201', 'zip'],
    ['Col 9', 'New York', 'state'],
    ['Col 10', 'Women with children', 'audience'],
    ['Col 11', 'M', 'audience'],
    ['Col 12', 'Level II', 'level'],
    ['Col 13', 'evenings', 'staff'],
  ])('is guessed where it may be something else, and says so: %s with %s', (heading, cell, field) => {
    expect(guess([heading, 'x'], [cell, ''])[0]).toMatchObject({ field, isGuess: true })
  })

  it.each([
    ['Notes', 'ask for K. first', 'May name a resident'],
    ['Comments', '', 'May name a resident'],
    ['Description', 'Quiet', 'May name a resident'],
    ['Full', 'Yes', 'We do not know this column'],
    ['Room type', 'Private', 'We do not know this column'],
    ['Mix', 'Both', 'We do not know this column'],
    ['constructor', 'a', 'We do not know this column'],
    ['__proto__', '__proto__', 'We do not know this column'],
    ['toString', 'hasOwnProperty', 'We do not know this column'],
    ['Contact', 'Kim Ashby', 'We do not know this column'],
    ['Stuff', 'she left on Monday for work', 'May name a resident'],
    ['Certified', 'yes', 'Your affiliate says this'],
  ])('is nowhere: %s with %s', (heading, cell, why) => {
    expect(guess([heading, 'x'], [cell, ''])[0]).toEqual({ field: null, why, isGuess: false })
  })

  it.each([
    ['Notes', ['Men', 'Women'], 'audience'],
    ['Bunks', ['Men', 'Women', 'sober adults'], 'audience'],
    ['Shown', ['exact', 'hidden'], 'visibility'],
  ])('is for a person to say where only the cells look like a field: %s with %s', (heading, cells, mayBe) => {
    const sheet = { headings: [heading, 'x'], rows: cells.map((cell) => [cell, '']) }
    expect(guessColumns(sheet, states)[0]).toMatchObject({ field: null, mayBe })
    const { columns } = mapColumns(sheet, noChoices, states)
    expect(columns[0]).toMatchObject({
      field: null,
      isGuess: true,
      mayBe: getImportFieldWords(mayBe as ImportField).label,
    })
    const sure = mapColumns(sheet, { ...noChoices, sure: [0] }, states).columns
    expect(sure[0]).toMatchObject({ field: null, isGuess: false, mayBe: null })
  })

  it.each([
    'Resident',
    'Resident Name',
    'Client ID',
    'Diagnosis',
    'SSN',
    'DOB',
    'Date of birth',
    'Last name',
    'First Name',
    'Insurance',
    'Medicaid #',
    'Medications',
    'Case',
    'Case worker',
    'Case number',
    'Age',
    'Move-in date',
    'Discharge Date',
    'Emergency contact',
    'Drug of choice',
    'Probation officer',
    'Tenants',
    'Clients',
  ])('is nowhere, and nothing of it is kept: %s', (heading) => {
    const sheet = { headings: ['House', heading], rows: [['Elm', 'Kim Ashby']] }
    expect(guessColumns(sheet, states)[1]).toMatchObject({ field: null, why: refusedWhy, isRefused: true })
    expect(findRefusedColumns(sheet, states)).toEqual([1])
    const raw = { name: '', rows: [sheet.headings, ...sheet.rows], numbers: [1, 2] }
    const { sheet: kept } = pickTable(toBook({ sheets: [raw], others: [] }, states), { sheet: null, headings: null })
    expect(kept).toEqual({ headings: ['House', heading], rows: [['Elm', '']], numbers: [2], refused: [1] })
    // Nobody can choose it either.
    const { columns, mapping } = mapColumns(kept, { ...noChoices, columns: { 1: 'phone' } }, states)
    expect(columns[1]).toMatchObject({ field: null, note: refusedWhy, isRefused: true, first: '' })
    expect(mapping.has('phone')).toBe(false)
  })

  it.each([
    'Max residents',
    'Accepts Medicaid',
    'Medication policy',
    'Case management',
    'Clients served',
    'Minimum age',
  ])('of what a house takes is no column about people: %s', (heading) => {
    expect(findRefusedColumns({ headings: ['House', heading], rows: [['Elm', 'yes']] }, states)).toEqual([])
  })

  it('is about people by its cells too, and so is a name beside them', () => {
    const rows = [
      ['Elm', 'Kim Ashby', '123-45-6789', '3/2/1985'],
      ['Elm', 'Lee Moss', '', '11/30/1990'],
    ]
    expect(findRefusedColumns({ headings: ['House', 'Name', 'A', 'B'], rows }, states)).toEqual([1, 2, 3])
  })

  it('of a certificate is what its values say, where its name may mean two things', () => {
    const kinds = guess(['House', 'Kind of certificate'], ['Oak', 'Initial'], ['Elm', 'Renewal'])
    expect(kinds[1]).toEqual({ field: 'cert_kind', why: 'Matched by its values', isGuess: false })
    expect(guess(['House', 'Kind of certificate'], ['Oak', 'Full'])[1]).toMatchObject({ field: 'cert_form' })
    expect(guess(['House', 'Certificate type'], ['Oak', 'Provisional'])[1]).toMatchObject({ field: 'cert_form' })
    expect(guess(['House', 'Kind of certificate'])[1]).toMatchObject({ field: 'cert_form' })
  })

  it('is one for each field: the surest has it', () => {
    const fields = guess(['Cell', 'Phone', 'Name', 'House'], ['501-555-0142', '501-555-0143', 'Kim', 'Elm'])
    expect(fields.map(({ field }) => field)).toEqual([null, 'phone', null, 'name'])
    expect(fields[0]?.why).toBe('“Phone” goes to Phone already')
  })

  it('is what a person says, whatever was guessed', () => {
    const sheet = { headings: ['Cell', 'Other'], rows: [['501-555-0142', '501-555-0143']] }
    const { columns } = mapColumns(sheet, { ...noChoices, columns: { 1: 'phone' } }, states)
    expect(columns.map(({ field, note }) => [field, note])).toEqual([
      [null, 'Another column goes to Phone'],
      ['phone', 'Chosen by you'],
    ])
  })
})

describe('a cell', () => {
  const read = (text: string, kind: Parameters<typeof readValue>[1]) => {
    const outcome = readValue(text, kind, 200, states)
    return outcome.is === 'value' ? outcome.value : outcome.is === 'wrong' ? `wrong: ${outcome.expected}` : null
  }

  it.each<[Parameters<typeof readValue>[1], string, unknown]>([
    ['money', '$160', 160],
    ['money', '1,200.00 per month', 1200],
    ['money', '150/wk', 150],
    ['money', '150-170', 'wrong: dollars, like $160'],
    ['money', '160.50', 161],
    ['phone', '(501) 555-0142', '501-555-0142'],
    ['phone', '+1 501.555.0142 ext. 4', '501-555-0142 x4'],
    ['phone', '5015550142', '501-555-0142'],
    ['phone', '501-555-01', 'wrong: 10 digits, like 501-555-0142'],
    ['zip', '72201-1234', '72201'],
    ['zip', '7220', 'wrong: 5 digits'],
    ['state', 'ark.', 'wrong: a state, like AR or Arkansas'],
    ['state', 'new york', 'NY'],
    ['audience', 'W', 'women'],
    ['audience', 'Male Only', 'men'],
    ['audience', 'W/M', 'any'],
    ['audience', 'women_with_children', 'women_with_children'],
    ['level', 'Level II', 2],
    ['level', '4', 4],
    ['level', 'V', 'wrong: I, II, III or IV'],
    ['yes_no', 'Y', true],
    ['yes_no', '0', false],
    ['yes_no', 'maybe', 'wrong: yes or no'],
    ['yes_no', 'n/a', null],
    ['beds', '8 beds', 8],
    ['beds', '8.0', 8],
    ['beds', 'eight', 'wrong: a whole number, like 8'],
    ['beds', '2000', 'wrong: at most 1,000'],
    ['website', 'house.example/x', 'https://house.example/x'],
    ['website', 'javascript:alert(1)', 'wrong: a web address, like house.example'],
    ['email', 'a@b', 'wrong: an email address, like hello@house.example'],
    ['list', 'food, laundry', ['Food', 'Laundry']],
    ['list', 'food; Tea | food', ['Food', 'Tea']],
    ['list', 'x'.repeat(41), 'wrong: a few words each, with a semicolon between them'],
    ['visibility', 'Private', 'hidden'],
    ['staff', '24/7', 'day_and_night'],
    ['line', '  two   words ', 'two words'],
  ])('is read kindly as %s: %s', (kind, text, value) => {
    expect(read(text, kind)).toEqual(value)
  })
})
