import { type CorpusFile, text } from './corpus-file.ts'

const start = 'House,Address,Zip'
const harbor = 'Harbor Row House,410 Wren Lane,72201'
const juniper = 'Juniper Porch,12 Elm St,72032'
const fern = 'Fern House,1 Fern St,72032'

/** How people write phones, money, people and yes or no. */
export const values: CorpusFile[] = [
  {
    name: 'phones in many forms',
    file: text(
      `${start},Phone`,
      `${harbor},(501) 555-0142`,
      `${juniper},+1 501.555.0170`,
      `${fern},5015550171 x12`,
      'Oak House,2 Oak St,72032,1-501-555-0172',
    ),
    gives: { counts: { new: 4 } },
  },
  {
    name: 'money with cents, per week, and in words',
    file: text(
      `${start},Weekly`,
      `${harbor},$150.50`,
      `${juniper},"$1,150.00"`,
      `${fern},160/wk`,
      'Oak House,2 Oak St,72032,call us',
    ),
    gives: { counts: { new: 3, problem: 1 }, problems: ['5 fee_week'] },
  },
  {
    name: 'yes and no in many words',
    file: text(`${start},Pets`, `${harbor},Y`, `${juniper},☑`, `${fern},service animals only`),
    gives: { counts: { new: 2, problem: 1 }, problems: ['4 says.pets'] },
  },
  {
    name: 'people a house is for, as people write them',
    file: text(
      `${start},Gender,Beds`,
      `${harbor},Women w/ kids,8`,
      `${juniper},Men Only,6`,
      `${fern},Co-Ed,4`,
      'Oak House,2 Oak St,72032,Females,4',
    ),
    gives: {
      counts: { new: 4 },
      residences: [
        'Harbor Row House: 8 for women with children',
        'Juniper Porch: 6 for men',
        'Fern House: 4 for anyone',
        'Oak House: 4 for women',
      ],
    },
  },
  {
    name: 'occupied beds, not open ones',
    file: text(`${start},Capacity,Occupied`, `${harbor},8,6`, `${juniper},6,0`, `${fern},4,5`),
    gives: {
      counts: { new: 2, problem: 1 },
      residences: ['Harbor Row House: 8 for anyone, 2 open', 'Juniper Porch: 6 for anyone, 6 open'],
      problems: ['4 taken'],
    },
  },
  {
    name: 'open and occupied that contradict each other',
    file: text(`${start},Beds,Open,Filled`, `${harbor},8,2,6`, `${juniper},6,3,5`, `${fern},4,1,2`),
    gives: {
      counts: { new: 2, problem: 1 },
      residences: ['Harbor Row House: 8 for anyone, 2 open', 'Fern House: 4 for anyone, 1 open'],
      problems: ['3 open'],
    },
  },
  {
    name: 'occupied beds and no total',
    file: text(`${start},Occupied`, `${harbor},6`),
    gives: { counts: { problem: 1 }, problems: ['2 beds'] },
  },
  {
    name: 'columns about residents',
    file: text(
      `${start},Resident,DOB,Sobriety Date,Case Manager Notes`,
      `${harbor},Kim Ashby,3/2/1985,1/1/2026,ask K.`,
    ),
    gives: {
      counts: { new: 1 },
      columns: { Resident: null, DOB: null, 'Sobriety Date': null, 'Case Manager Notes': null },
    },
  },
  {
    name: 'errors of a spreadsheet in words and numbers',
    file: text(
      `${start},Phone,Beds`,
      `${harbor},#N/A,8`,
      `${juniper},501-555-0170,#DIV/0!`,
      '#REF!,2 Oak St,72032,501-555-0171,4',
    ),
    gives: { counts: { new: 0, problem: 3 }, problems: ['2 phone', '3 beds', '4 name'] },
  },
  {
    name: 'nothing known, in many words',
    file: text(`${start},Phone,Beds,Website`, `${harbor},N/A,-,TBD`, `${juniper},unknown,?,n/a`),
    gives: { counts: { new: 2 }, residences: ['Harbor Row House: no beds', 'Juniper Porch: no beds'] },
  },
]
