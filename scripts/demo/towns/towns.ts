import type { StateCode } from '#content/states/slugs.ts'
import type { Random } from '#scripts/demo/random.ts'
import table from './towns.json' with { type: 'json' }

export type ZipPoint = { zip: string; latitude: number; longitude: number }

export type Town = { name: string; areaCode: string; zips: ZipPoint[] }

function parseZip(text: string): ZipPoint {
  const [zip = '', latitude, longitude] = text.split(' ')
  return { zip, latitude: Number(latitude), longitude: Number(longitude) }
}

function parseTown(line: string): Town {
  const [entry = '', areaCode = '', ...zips] = line.split('|')
  const [name = ''] = entry.split('=')
  return { name, areaCode, zips: zips.map(parseZip) }
}

export function findTowns(stateCode: StateCode): Town[] {
  return table[stateCode].map(parseTown)
}

export function spreadOverTowns(towns: readonly Town[], howMany: number, random: Random): Town[] {
  const once = random.shuffled(towns).slice(0, howMany)
  const choices = towns.map((town) => [town, town.zips.length] as const)
  const rest = Array.from({ length: howMany - once.length }, () => random.weighted(choices))
  return [...once, ...rest]
}
