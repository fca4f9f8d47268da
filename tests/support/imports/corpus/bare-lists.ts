import { book } from './book.ts'
import { type CorpusFile, text } from './corpus-file.ts'

/** Lists typed by hand, and what Numbers exports: without headings, with words of one's own, in other languages. */
export const bareLists: CorpusFile[] = [
  {
    name: 'no headings at all',
    file: text(
      'Harbor Row House,410 Wren Lane,Little Rock,AR,72201,501-555-0142,W',
      'Juniper Porch,12 Elm St,Conway,AR,72032,501-555-0170,M',
    ),
    gives: {
      counts: { new: 2 },
      residences: ['Harbor Row House: no beds', 'Juniper Porch: no beds'],
      asks: [
        'headings',
        'column Column 1',
        'column Column 2',
        'column Column 4',
        'column Column 5',
        'column Column 6',
        'column Column 7',
      ],
      headings: [],
    },
  },
  {
    name: 'headings nobody knows',
    file: text('Dwelling,Spot,Digits', 'Elm House,somewhere,five', 'Oak House,elsewhere,six'),
    gives: { counts: { new: 0, problem: 2 }, asks: ['headings'], headings: [1] },
  },
  {
    name: 'one column of names',
    file: text('House', 'Harbor Row House', 'Juniper Porch'),
    gives: { counts: { new: 0, problem: 2 }, columns: { House: 'name' }, problems: ['2 zip', '3 zip'] },
  },
  {
    name: 'a Numbers export: the name of the table above it',
    file: text('Table 1', '', 'House,Address,Zip,Phone,Beds', 'Harbor Row House,410 Wren Lane,72201,501-555-0142,8'),
    gives: { counts: { new: 1 }, headings: [3], titles: [1] },
  },
  {
    name: 'a Numbers workbook: a summary sheet, and a sheet for each table',
    file: book({
      'Export Summary': [
        ['This document was exported from Numbers. Each table was converted to an Excel worksheet.'],
        ['Numbers Sheet Name', 'Numbers Table Name', 'Excel Worksheet Name'],
        ['Sheet 1', 'Table 1', 'Sheet 1 - Table 1'],
      ],
      'Sheet 1 - Table 1': [
        ['Table 1'],
        ['House', 'Address', 'Zip', 'Phone', 'Beds'],
        ['Harbor Row House', '410 Wren Lane', '72201', '501-555-0142', 8],
      ],
    }),
    gives: {
      counts: { new: 1 },
      sheet: 'Sheet 1 - Table 1',
      otherSheets: ['Export Summary'],
      headings: [2],
      titles: [1],
    },
  },
  {
    name: 'Numbers with semicolons and money of two kinds',
    file: text(
      'House;Address;Zip;Phone;Beds;Weekly;Deposit',
      'Harbor Row House;410 Wren Lane;72201;501-555-0142;8;$150.50;"$1,200.00"',
    ),
    gives: { counts: { new: 1 }, columns: { Weekly: 'fee_week', Deposit: 'deposit' } },
  },
  {
    name: 'names of people as a second line of each cell',
    file: text('House,Address,Zip,Phone', '"Harbor Row\nHouse","410 Wren Lane",72201,"501-555-0142"'),
    gives: { counts: { new: 1 }, residences: ['Harbor Row House: no beds'] },
  },
  {
    name: 'headings in Spanish beside those in English',
    file: text('House,Dirección,City,Zip,Teléfono,Camas', 'Casa Peña,410 Wren Lane,Little Rock,72201,501-555-0142,8'),
    gives: { counts: { new: 1 }, columns: { Dirección: 'street', Teléfono: 'phone', Camas: 'beds' }, asks: [] },
  },
  {
    name: 'headings in Spanish alone',
    file: text(
      'Nombre de la casa,Dirección,Ciudad,Código postal,Teléfono,Camas,Disponibles',
      'Casa Peña,410 Wren Lane,Little Rock,72201,501-555-0142,8,2',
    ),
    gives: { counts: { new: 1 }, residences: ['Casa Peña: 8 for anyone, 2 open'], headings: [1] },
  },
  {
    name: 'three header lines of an agency before a short table',
    file: text(
      'State of West Virginia,,,,',
      'Bureau for Behavioral Health,,,,',
      'Recovery residences as of 11/01/2026,,,,',
      'Facility Name,Physical Address,City,Zip Code,Phone Number,Total Capacity',
      'Fern House,1 Fern St,Charleston,25301,304-555-0101,4',
    ),
    gives: { counts: { new: 1 }, residences: ['Fern House: 4 for anyone'], headings: [4], titles: [1, 2, 3] },
  },
]
