import { listingEn } from '#content/residence/listing.en.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import type { Direction } from '#domain/places/map-point.ts'

type Zoom = 'closer' | 'farther'

const { number, residences } = listingEn

export const mapEn = {
  label: (count: number, place: string) => `Map: ${residences(count)} around ${place}, the same homes as in the list`,
  title: 'Map of these homes',
  byPhone: (count: number) =>
    count === 1
      ? '1 home here gives its address by phone and is not on the map.'
      : `${formatNumber(count)} homes here give their address by phone and are not on the map.`,
  key: {
    number: (joined: number | null) =>
      `A number is the home’s place in the list${joined === null ? '' : `; “${joined}+” is home ${joined} and others close by`}.`,
    open: 'beds open',
    old: 'older count, call to confirm',
    plain: 'full or not a match',
    area: 'near here (street is private)',
  },
  county: 'county line',
  road: 'main highway, drawn roughly from town to town',
  you: 'Your search starts here',
  miles: (miles: string) => `${miles} miles`,
  pin: ({ no, name, beds: said, far }: { no: string; name: string; beds: string; far: string | null }) =>
    [`${no}. ${name}`, said, ...(far ? [far] : [])].join(', '),
  joined: (text: string, nos: string) => `${text}: homes ${nos}, close together`,
  townKey: {
    number: (joined: number | null) =>
      `A number is the town’s place in the list${joined === null ? '' : `; “${joined}+” is town ${joined} and others close by`}.`,
    open: 'beds open',
    old: 'beds to confirm',
    plain: 'no beds open',
  },
  moves: {
    label: 'Search another part of the map',
    title: 'Search here instead:',
    north: 'North',
    south: 'South',
    west: 'West',
    east: 'East',
    closer: 'Closer',
    farther: 'Farther',
    move: (direction: Direction, miles: number) =>
      `${capitalize(direction)}: search ${formatCount(miles, 'mile')} ${direction} of here`,
    zoom: (zoom: Zoom, miles: number) => `${capitalize(zoom)}: search within ${formatCount(miles, 'mile')}`,
  },
  towns: 'Towns with homes',
  openCount(open: number, toConfirm: number) {
    const openWords = `${number(open)} open`
    if (toConfirm === 0) return openWords
    const older = `${number(toConfirm)} to confirm`
    return open === 0 ? older : `${openWords}, ${older}`
  },
}
