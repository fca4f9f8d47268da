import { listWords } from '#domain/language/plain-words.ts'

/*
 * What the postal list calls a county, as the people and the courts there call it. Cities that belong to no county have
 * none here, and Connecticut has the eight counties that everybody still names, not its planning regions.
 */

const misfiled: Record<string, string> = {
  '39840': 'Randolph',
  '39854': 'Quitman',
  '96742': 'Kalawao',
  '99689': 'Yakutat',
}

const censusAreas = new Set(
  listWords(`
    Aleutians West, Bethel, Chugach, Copper River, Dillingham, Hoonah-Angoon, Kusilvak, Nome, Prince of Wales-Hyder,
    Southeast Fairbanks, Yukon-Koyukuk
  `),
)

/** Empty where it lies in none. */
export function findCounty({ zip, town, state, listed }: Record<'zip' | 'town' | 'state' | 'listed', string>): string {
  if (/\(city\b|^City of /.test(listed) || state === 'DC') return ''
  const plain = listed
    .replace(/^City and (Borough|County) of /, '')
    .replace(/ (\(CA\)|Census Area|Municipality|City and Borough|Borough|Parish|County)$/, '')
  const name = misfiled[zip] ?? (state === 'CT' ? nameInConnecticut(town, plain) : plain)
  if (state === 'LA') return `${name} Parish`
  return state === 'AK' ? nameInAlaska(name) : `${name} County`
}

function nameInAlaska(listed: string): string {
  const name = listed.replace('Skagway-', '')
  if (name === 'Anchorage' || name === 'Skagway') return `${name} Municipality`
  if (['Juneau', 'Sitka', 'Wrangell', 'Yakutat'].includes(name)) return `${name} City and Borough`
  return censusAreas.has(name) ? `${name} Census Area` : `${name} Borough`
}

const regions: Record<string, string> = {
  'Capitol Region': 'Hartford',
  'Connecticut Metropolitan': 'Fairfield',
  'Lower Connecticut River Valley': 'Middlesex',
  'Naugatuck Valley': 'New Haven',
  'Northeastern Connecticut': 'Windham',
  'Northwest Hills': 'Litchfield',
  'South Central Regional': 'New Haven',
  'Southeastern Connecticut': 'New London',
  'Western Connecticut': 'Fairfield',
}

const otherCounties: Record<string, string[]> = {
  Hartford: ['Bristol', 'Burlington', 'East Hartland', 'West Hartland'],
  Tolland: listWords(`
    Amston, Andover, Bolton, Columbia, Coventry, Ellington, Hebron, Mansfield Center, Mansfield Depot, Somers,
    Somersville, South Willington, Stafford, Stafford Springs, Staffordville, Tolland
  `),
  Litchfield: listWords(`
    Bethlehem, Bridgewater, Gaylordsville, New Milford, Oakville, Pequabuck, Plymouth, Terryville, Thomaston,
    Watertown, Woodbury
  `),
  'New London': ['Old Lyme', 'South Lyme', 'Voluntown'],
  Windham: ['North Windham', 'South Windham', 'Willimantic', 'Windham'],
  Fairfield: ['Shelton'],
}

function nameInConnecticut(town: string, listed: string): string {
  const [other] = Object.entries(otherCounties).find(([, towns]) => towns.includes(town)) ?? []
  const region = regions[listed]
  return region === undefined ? listed : (other ?? region)
}
