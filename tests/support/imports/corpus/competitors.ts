import { book } from './book.ts'
import { type CorpusFile, text } from './corpus-file.ts'

const writeBed = (residence: string, street: string, room: string, status: string) =>
  `${residence},"${street}, Little Rock, AR 72201",${room},${room},${status === 'Occupied' ? 'Kim Ashby,3/2/1985' : ','},${status}`

/** What programs for sober homes export: a row for each bed, statuses, ids, numbers of an age nobody says. */
export const competitors: CorpusFile[] = [
  {
    name: 'a row for each bed, with residents',
    file: text(
      'Property,Address,Room,Bed,Resident Name,DOB,Status',
      writeBed('Harbor Row House', '410 Wren Lane', '1A', 'Occupied'),
      writeBed('Harbor Row House', '410 Wren Lane', '1B', 'Vacant'),
      writeBed('Harbor Row House', '410 Wren Lane', '2A', 'Out of service'),
      writeBed('Juniper Porch', '12 Elm St', '1', 'Occupied'),
      writeBed('Juniper Porch', '12 Elm St', '2', 'Reserved'),
    ),
    gives: {
      counts: { new: 2, problem: 0 },
      residences: ['Harbor Row House: 3 for anyone, 1 open', 'Juniper Porch: 2 for anyone, 0 open'],
      columns: { 'Resident Name': null, DOB: null, 'Status (each bed)': null },
      asks: ['beds: 5 rows, 2 houses of 2 to 3', 'as of'],
    },
  },
  {
    name: 'a row for each bed, of men and of women, the house named once',
    file: book({
      Beds: [
        ['House', 'Address', 'Zip', 'Bed #', 'Gender', 'Occupied', 'Rent'],
        ['Harbor Row House', '410 Wren Lane', 72201, 1, 'M', true, 150],
        [null, null, null, 2, 'M', false, 150],
        [null, null, null, 3, 'F', false, 165],
        ['Juniper Porch', '12 Elm St', 72032, 1, 'F', false, 150],
        [null, null, null, 2, 'F', true, 150],
      ],
    }),
    gives: {
      counts: { new: 2 },
      residences: ['Harbor Row House: 1 for women, 1 open; 2 for men, 1 open', 'Juniper Porch: 2 for women, 1 open'],
      asks: ['beds: 5 rows, 2 houses of 2 to 3', 'as of', 'column Rent'],
    },
  },
  {
    name: 'a row for each room, with no status',
    file: text(
      'House,Street,Zip,Room',
      'Harbor Row House,410 Wren Lane,72201,1',
      'Harbor Row House,410 Wren Lane,72201,2',
      'Juniper Porch,12 Elm St,72032,1',
      'Juniper Porch,12 Elm St,72032,2',
    ),
    gives: { counts: { new: 2 }, residences: ['Harbor Row House: 2 for anyone', 'Juniper Porch: 2 for anyone'] },
  },
  {
    name: 'active or not, and open beds of unknown age',
    file: text(
      'name,street_address,city,state,postal_code,total_beds,available_beds,is_active',
      'Harbor Row House,410 Wren Lane,Little Rock,AR,72201,8,2,true',
      'Juniper Porch,12 Elm St,Conway,AR,72032,6,1,false',
    ),
    gives: {
      counts: { new: 1 },
      residences: ['Harbor Row House: 8 for anyone, 2 open'],
      asks: ['closed: is_active says false in 3', 'as of'],
    },
  },
  {
    name: 'a status in words',
    file: text(
      'House,Street,Zip,Status',
      'Harbor Row House,410 Wren Lane,72201,Open',
      'Juniper Porch,12 Elm St,72032,Closed',
      'Fern House,1 Fern St,72032,Coming soon',
    ),
    gives: { counts: { new: 1 }, asks: ['closed: Status says Closed, Coming soon in 3, 4'] },
  },
  {
    name: 'a status that is the same for all asks nothing',
    file: text('House,Street,Zip,Status', 'Harbor Row House,410 Wren Lane,72201,Active'),
    gives: { counts: { new: 1 }, asks: [] },
  },
  {
    name: 'the same wrong value many times',
    file: text(
      'House,Street,Zip,Pets',
      'Harbor Row House,410 Wren Lane,72201,service animals only',
      'Juniper Porch,12 Elm St,72032,service animals only',
      'Fern House,1 Fern St,72032,yes',
    ),
    gives: { counts: { new: 1, problem: 2 }, values: ['2 Pets: service animals only'], problems: [] },
  },
  {
    name: 'ids, codes and coordinates of another program',
    file: text(
      'id,site_code,Facility Name,Lat,Lng,Zip,Phone 1,Phone 2,Created At',
      '17,AR-1,Harbor Row House,34.7,-92.3,72201,501-555-0142,501-555-0143,2024-01-02',
    ),
    gives: { counts: { new: 1 }, columns: { 'Facility Name': 'name', 'Phone 1': 'phone', 'Phone 2': null, Lat: null } },
  },
]
