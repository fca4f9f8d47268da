import { book } from './book.ts'
import { type CorpusFile, inEncoding, text } from './corpus-file.ts'

const headings = 'House,Address,City,Zip,Gender,Beds,Open,Phone'
const harbor = 'Harbor Row House,410 Wren Lane,Little Rock,72201,W,8,2,(501) 555-0142'
const juniper = 'Juniper Porch,12 Elm St,Conway,72032,M,6,,501.555.0170'
const putSemicolons = (line: string) => line.replaceAll(',', ';')
const residences = ['Harbor Row House: 8 for women, 2 open', 'Juniper Porch: 6 for men']

/** What Excel saves, on Windows and on a Mac, as text and as workbooks. */
export const excel: CorpusFile[] = [
  {
    name: 'CSV UTF-8, with a byte order mark',
    file: inEncoding('utf8', `\uFEFF${headings}`, harbor, juniper),
    gives: { counts: { new: 2 }, residences, asks: ['as of'], headings: [1], titles: [], dropped: [] },
  },
  {
    name: 'CSV of a country that separates by semicolons',
    file: text(putSemicolons(headings), putSemicolons(harbor), putSemicolons(juniper)),
    gives: { counts: { new: 2 }, residences },
  },
  {
    name: 'a line that names the separator, which is no row',
    file: text('sep=;', putSemicolons(headings), putSemicolons(harbor)),
    gives: { counts: { new: 1 }, headings: [1] },
  },
  {
    name: 'Unicode text, which is UTF-16 with tabs',
    file: inEncoding('utf16le', `\uFEFF${headings.replaceAll(',', '\t')}`, harbor.replaceAll(',', '\t')),
    gives: { counts: { new: 1 }, residences: [residences[0] ?? ''] },
  },
  {
    name: 'CSV of Windows-1252',
    file: inEncoding('latin1', headings, harbor.replace('Harbor', 'Peña')),
    gives: { counts: { new: 1 }, residences: ['Peña Row House: 8 for women, 2 open'] },
  },
  {
    name: 'empty rows and empty columns between',
    file: text('', ',,,,,,,,', headings, '', harbor, ',,,,,,,,', juniper, '', ''),
    gives: { counts: { new: 2 }, headings: [3], dropped: [] },
  },
  {
    name: 'a zero of a ZIP code lost to a number',
    file: text('House,Address,City,State,Zip,Phone', 'Elm House,1 Elm St,Boston,MA,2134,617-555-0142'),
    gives: { counts: { new: 1 } },
  },
  {
    name: 'a zero kept by a formula',
    file: text('House,Address,City,State,Zip,Phone', 'Elm House,1 Elm St,Boston,MA,"=""02134""",617-555-0142'),
    gives: { counts: { new: 1 } },
  },
  {
    name: 'a column of numbered rows before the names',
    file: text('#,House,Address,Zip,Phone,Beds', '1,Harbor Row House,410 Wren Lane,72201,501-555-0142,8'),
    gives: { counts: { new: 1 }, columns: { '#': null, House: 'name' } },
  },
  {
    name: 'addresses in one cell, on two lines or with commas',
    file: text(
      'House,Address,Phone,Beds',
      'Harbor Row House,"410 Wren Lane\nLittle Rock, AR 72201",501-555-0142,8',
      'Main Street House,"200 Main St, Charleston, WV 25301",304-555-0142,6',
      'Elm House,"12 Elm St., Apt 2, Conway, Arkansas 72032-1234",501-555-0143,6',
    ),
    gives: {
      counts: { new: 3 },
      residences: ['Harbor Row House: 8 for anyone', 'Main Street House: 6 for anyone', 'Elm House: 6 for anyone'],
      columns: { Address: 'street' },
    },
  },
  {
    name: 'a workbook of one sheet with sums of each group',
    file: book({
      Houses: [
        ['House', 'Street', 'Zip', 'Phone', 'For', 'Beds'],
        ["Women's houses"],
        ['Harbor Row House', '410 Wren Lane', 72201, '501-555-0142', 'W', 8],
        ['Subtotal', null, null, null, null, 8],
        ["Men's houses"],
        ['Juniper Porch', '12 Elm St', 72032, '501-555-0170', 'M', 6],
        ['Subtotal', null, null, null, null, 6],
        ['Grand Total:', null, null, null, null, 14],
        [null, null, null, null, null, 14],
      ],
    }),
    gives: {
      counts: { new: 2, problem: 0 },
      residences: ['Harbor Row House: 8 for women', 'Juniper Porch: 6 for men'],
      dropped: [2, 4, 5, 7, 8, 9],
    },
  },
  {
    name: 'the headings again on each printed page',
    file: text(headings, harbor, headings, juniper),
    gives: { counts: { new: 2 }, dropped: [3] },
  },
  {
    name: 'a house whose name begins with Total is a house',
    file: text(headings, harbor.replace('Harbor Row House', 'Total Recovery House')),
    gives: { counts: { new: 1 }, residences: ['Total Recovery House: 8 for women, 2 open'], dropped: [] },
  },
]
