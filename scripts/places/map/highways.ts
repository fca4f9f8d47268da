import { readFileSync } from 'node:fs'
import { toPlaceKey } from '#domain/places/place-name.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { listTowns, readZips } from '#scripts/places/draw.ts'

export type Stop = Point & { words: string; state: string }

export type Highway = { name: string; miles: number | null; runs: Stop[][] }

const gap = '...'

export function listHighways(): Highway[] {
  return ['interstates.txt', 'other-highways.txt'].flatMap((file) => {
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
    return readHighways(lines.filter((line) => !line.startsWith('#')))
  })
}

function readHighways(lines: readonly string[]): Highway[] {
  const highways: Highway[] = []
  for (const line of lines) {
    const [state = '', towns] = line.split(': ')
    if (towns === undefined) {
      const [name = '', miles = ''] = line.split(' ')
      highways.push({ name, miles: miles === '-' ? null : Number(miles), runs: [[]] })
      continue
    }
    const runs = highways.at(-1)?.runs
    for (const words of towns.split(', ')) {
      if (words === gap) runs?.push([])
      else runs?.at(-1)?.push({ words, state, ...toPoint(words, state) })
    }
  }
  return highways
}

let points: Map<string, Point> | undefined

function toPoint(words: string, state: string): Point {
  const [, latitude, longitude] = / @(\S+) (\S+)$/.exec(words) ?? []
  if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) }
  points ??= listPoints()
  const zip = / (\d{5})$/.exec(words)?.[1]
  const found = points.get(zip ?? `${toPlaceKey(words)}|${state}`)
  if (!found) throw new Error(`There is no ${words} in ${state} that a highway could pass.`)
  return { latitude: found.latitude, longitude: found.longitude }
}

function listPoints(): Map<string, Point> {
  const zips = readZips()
  const towns = listTowns(zips).map((town): [string, Point] => [town.key, town])
  return new Map([...zips.map((zip): [string, Point] => [zip.zip, zip]), ...towns])
}
