import { book } from './book.ts'
import type { CorpusFile } from './corpus-file.ts'

const headings = ['House', 'Address', 'City', 'State', 'Zip', 'Phone', 'Total', 'Filled', 'Weekly']
const harbor = ['Harbor Row House', '410 Wren Lane', 'Little Rock', 'AR', 72201, '(501) 555-0142', 8, 6, 160]
const juniper = ['Juniper Porch', '12 Elm St', 'Conway', 'AR', 72032, '501.555.0170', 6, 6, '$145.00']

const residences = ['Harbor Row House: 8 for anyone, 2 open', 'Juniper Porch: 6 for anyone, 0 open']

/** What people make in Google Sheets and download as .xlsx: titles, merged groups, sums, notes. */
export const googleSheets: CorpusFile[] = [
  {
    name: 'a title, a date, an empty row, merged groups, a total and a footnote',
    file: book({
      Houses: [
        ['Four Doors Recovery: house list'],
        ['Updated November 20, 2026'],
        [],
        ['LOCATION', null, null, null, null, 'CONTACT', 'BEDS', null, 'MONEY'],
        headings,
        harbor,
        juniper,
        [
          'TOTAL',
          null,
          null,
          null,
          null,
          null,
          { formula: 'SUM(G6:G7)', gave: 14 },
          { formula: 'SUM(H6:H7)', gave: 12 },
        ],
        [],
        ['* Filled counts include people on a weekend pass, call to be sure'],
      ],
    }),
    gives: {
      counts: { new: 2, problem: 0 },
      residences,
      columns: { House: 'name', Address: 'street', Filled: 'taken' },
      headings: [4, 5],
      titles: [1, 2],
      dropped: [8, 10],
    },
  },
  {
    name: 'a group row alone above the headings',
    file: book({
      Sheet1: [['LOCATION', null, null, null, null, 'CONTACT', 'BEDS', null, 'MONEY'], headings, harbor, juniper],
    }),
    gives: {
      counts: { new: 2 },
      residences,
      columns: { Address: 'street', House: 'name' },
      headings: [1, 2],
      titles: [],
    },
  },
  {
    name: 'two rows of headings that say something together only',
    file: book({
      Sheet1: [
        ['House', 'Street', 'Zip', 'Phone', 'Beds', null],
        [null, null, null, null, 'Total', 'Filled'],
        ['Harbor Row House', '410 Wren Lane', 72201, '501-555-0142', 8, 6],
      ],
    }),
    gives: {
      counts: { new: 1 },
      residences: [residences[0] ?? ''],
      columns: { 'Beds Total': 'beds', Filled: 'taken' },
      headings: [1, 2],
    },
  },
  {
    name: 'headings broken over two rows',
    file: book({
      Sheet1: [
        ['House', 'Street', 'Zip', 'Phone', 'Number of', 'Weekly'],
        ['name', 'address', 'code', 'number', 'beds', 'rent'],
        ['Harbor Row House', '410 Wren Lane', 72201, '501-555-0142', 8, 160],
      ],
    }),
    gives: { counts: { new: 1 }, columns: { 'House name': 'name', 'Zip code': 'zip', 'Number of beds': 'beds' } },
  },
  {
    name: 'instructions on the first sheet',
    file: book({
      'READ ME': [
        ['How to use this workbook'],
        ['1. Fill in the sheet Houses, one row for each house'],
        ['2. Level', 'I, II, III or IV'],
        ['3. Send it back by Friday'],
      ],
      Houses: [headings, harbor, juniper],
    }),
    gives: { counts: { new: 2 }, residences, sheet: 'Houses', otherSheets: ['READ ME'] },
  },
  {
    name: 'a sheet for each state, and lists for its choices',
    file: book({
      Arkansas: [headings, harbor, juniper],
      'West Virginia': [headings, ['Fern House', '1 Fern St', 'Charleston', 'WV', 25301, '304-555-0101', 4, 1, 150]],
      Choices: [['Yes'], ['No'], ['Maybe']],
      '.Data': [['x', 'y']],
    }),
    gives: { counts: { new: 2 }, sheet: 'Arkansas', otherSheets: ['West Virginia', 'Choices'] },
  },
  {
    name: 'residents on a second sheet, which is not kept',
    file: book({
      Houses: [headings, harbor],
      Residents: [
        ['First name', 'Last name', 'DOB'],
        ['Kim', 'Ashby', '3/2/1985'],
      ],
    }),
    gives: { counts: { new: 1 }, sheet: 'Houses', otherSheets: ['Residents'] },
  },
  {
    name: 'ticks, formulas and errors',
    file: book({
      Sheet1: [
        ['House', 'Street', 'Zip', 'Phone', 'Total beds', 'Open', 'Pets'],
        ['Harbor Row House', '410 Wren Lane', 72201, '501-555-0142', 8, { formula: 'E2-6', gave: 2 }, true],
        ['Juniper Porch', '12 Elm St', 72032, '501-555-0170', 6, { error: '#REF!' }, false],
        ['Fern House', '1 Fern St', 72032, '501-555-0171', 6, { formula: 'E4-Sheet2!B4' }, false],
      ],
    }),
    gives: { counts: { new: 1, problem: 2 }, problems: ['3 open', '4 open'], columns: { Pets: 'says.pets' } },
  },
  {
    name: 'streets as names under Location, and nothing else for a name',
    file: book({
      Sheet1: [
        ['Location', 'City', 'Zip', 'Phone', 'Beds'],
        ['100 Main St', 'Conway', 72032, '501-555-0101', 8],
        ['107 Elm Ave', 'Conway', 72032, '501-555-0102', 6],
      ],
    }),
    gives: { counts: { new: 0, problem: 2 }, columns: { Location: 'street' }, problems: ['2 name', '3 name'] },
  },
  {
    name: 'streets as names of houses',
    file: book({
      Sheet1: [
        ['House', 'City', 'Zip', 'Phone', 'Beds'],
        ['100 Main St', 'Conway', 72032, '501-555-0101', 8],
        ['107 Elm Ave', 'Conway', 72032, '501-555-0102', 6],
      ],
    }),
    gives: { counts: { new: 0, problem: 2 }, asks: ['column House'], problems: ['2 name', '3 name'] },
  },
]
