import type { Point } from '#domain/search/residence-search.ts'
import type { StateOutline } from './state-plane.ts'

/*
 * The lines under a map, as one compact text a layer: a line is its points, each as the steps from the one before, west to
 * east and south to north, in 500ths of a degree (a seventh of a mile). A step is written in digits of 32, the lowest
 * first, each a letter of `alphabet`; the upper half of it means that more digits follow. Lines stand apart by a space. A
 * road is its number, an equals sign and its lines, and roads stand apart by a semicolon.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const perDegree = 500
const digitOf = new Uint8Array(128)
for (const [digit, letter] of [...alphabet].entries()) digitOf[letter.charCodeAt(0)] = digit

export type MapLine = { points: readonly Point[]; west: number; east: number; south: number; north: number }

export type MapTown = Point & { name: string; weight: number }

export type MapRoad = MapLine & { number: string }

export type MapLines = {
  roads: readonly MapRoad[]
  counties: readonly MapLine[]
  states: readonly MapLine[]
  rivers: readonly MapLine[]
  lakes: readonly MapLine[]
  land: readonly (readonly MapLine[])[]
  towns: readonly MapTown[]
}

export type MapSource = { outlineOf: (code: string) => StateOutline | null; lines: () => MapLines }

export type MapLinesText = Record<
  'roads' | 'counties' | 'states' | 'rivers' | 'lakes' | 'shores' | 'land' | 'towns',
  string
>

export function writeLine(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  return points
    .map((point) => {
      const [east, north] = [Math.round(point.longitude * perDegree), Math.round(point.latitude * perDegree)]
      const text = writeStep(east - x) + writeStep(north - y)
      x = east
      y = north
      return text
    })
    .join('')
}

function writeStep(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let text = ''
  while (rest >= 32) {
    text += alphabet.charAt((rest % 32) + 32)
    rest = Math.floor(rest / 32)
  }
  return text + alphabet.charAt(rest)
}

export function readLine(text: string): MapLine {
  const steps: number[] = []
  let [step, unit] = [0, 1]
  for (let at = 0; at < text.length; at += 1) {
    const digit = digitOf[text.charCodeAt(at)] ?? 0
    step += (digit % 32) * unit
    unit *= 32
    if (digit >= 32) continue
    steps.push(step % 2 === 0 ? step / 2 : -(step + 1) / 2)
    step = 0
    unit = 1
  }
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push({ longitude: x / perDegree, latitude: y / perDegree })
  }
  return toLine(points)
}

export function toLine(points: readonly Point[]): MapLine {
  let [west, east, south, north] = [180, -180, 90, -90]
  for (const { longitude, latitude } of points) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return { points, west, east, south, north }
}

/** In `land`, a negative number is that shore reversed; numbers begin at 1. */
export function readMapLines(text: MapLinesText): MapLines {
  const readLines = (layer: string) => layer.split(' ').filter(Boolean).map(readLine)
  const shores = readLines(text.shores)
  const readShore = (no: string): MapLine[] => {
    const line = shores[Math.abs(Number(no)) - 1]
    if (!line) return []
    return [Number(no) < 0 ? { ...line, points: line.points.toReversed() } : line]
  }
  return {
    roads: text.roads.split(';').flatMap((road) => {
      const [number = '', stretches = ''] = road.split('=')
      return readLines(stretches).map((line) => ({ ...line, number }))
    }),
    counties: readLines(text.counties),
    states: readLines(text.states),
    rivers: readLines(text.rivers),
    lakes: readLines(text.lakes),
    land: text.land.split(' ').map((part) => part.split(',').flatMap(readShore)),
    towns: text.towns.split(';').map((town) => {
      const [name = '', latitude, longitude, weight] = town.split('|')
      return { name, latitude: Number(latitude), longitude: Number(longitude), weight: Number(weight) }
    }),
  }
}
