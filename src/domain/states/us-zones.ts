export const usZones = [
  { zone: 'America/Puerto_Rico', words: 'Atlantic (Puerto Rico)' },
  { zone: 'America/New_York', words: 'Eastern' },
  { zone: 'America/Chicago', words: 'Central' },
  { zone: 'America/Denver', words: 'Mountain' },
  { zone: 'America/Phoenix', words: 'Mountain, no daylight saving (Arizona)' },
  { zone: 'America/Los_Angeles', words: 'Pacific' },
  { zone: 'America/Anchorage', words: 'Alaska' },
  { zone: 'Pacific/Honolulu', words: 'Hawaii' },
] as const

export type UsZone = (typeof usZones)[number]['zone']

export function isUsZone(value: string): value is UsZone {
  return usZones.some(({ zone }) => zone === value)
}

export function describeZone(zone: string): string {
  return usZones.find((one) => one.zone === zone)?.words ?? zone
}

// Where a state lies in two zones, the one most of its people live in.
const statesOf: Partial<Record<UsZone, string>> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

export function findZoneOfState(code: string | null): UsZone {
  const found = usZones.find(({ zone }) => code !== null && statesOf[zone]?.split(' ').includes(code))
  return found?.zone ?? 'America/New_York'
}
