import type { PlanePoint, StateOutline } from '#domain/places/state-plane.ts'
import { buildPath, chainLines, simplify, sortByNearness } from './drawn-path.ts'
import { listRoadNumbers, type RoadNumber, type Roads } from './road-numbers.ts'

export type GroundPaths = Record<'land' | 'lakes' | 'counties' | 'states' | 'rivers' | 'roads', string>

export type MapGround = GroundPaths & { numbers: RoadNumber[] }

export type Lines = readonly (readonly PlanePoint[])[]

type Layers = Record<Exclude<keyof GroundPaths, 'roads'>, Lines> & { roads: Roads }

/**
 * The most characters a map's paths may have together. A page holds them twice, as drawing and as data, and both must
 * stay under 15 KB.
 */
export const maxLetters = 7_400
const strays = [1, 1.6, 2.4, 3.6, 5.4, 6.6, 8]
const straysWithout = [3.6, 8, 12, 18]

export function drawGround(layers: Layers, outline: StateOutline | null): MapGround {
  const numbers = listRoadNumbers(layers.roads)
  const room = maxLetters - (outline?.path.length ?? 0) - countNumberLetters(numbers)
  const bare = { ...layers, counties: [] }
  const tries = [
    ...strays.map((stray) => ({ of: layers, stray })),
    ...straysWithout.map((stray) => ({ of: bare, stray })),
  ]
  for (const { of, stray } of tries) {
    const drawn = drawWith(of, stray)
    if (countPathLetters(drawn) <= room) return { ...drawn, numbers }
  }
  return { land: '', lakes: '', counties: '', states: '', rivers: '', roads: '', numbers: [] }
}

function drawWith(layers: Layers, stray: number): GroundPaths {
  const simplifyAll = (lines: Lines) => lines.map((line) => simplify(line, stray))
  // A chain that goes straight on past the end of another line needs no point there.
  const drawOpen = (lines: Lines) => buildPath(sortByNearness(simplifyAll(chainLines(simplifyAll(lines)))))
  const drawClosed = (lines: Lines) =>
    buildPath(
      simplifyAll(lines).filter((line) => line.length > 3),
      { isClosed: true },
    )
  const { land, lakes, counties, states, rivers, roads } = layers
  return {
    land: drawClosed(land),
    lakes: drawClosed(lakes),
    counties: drawOpen(counties),
    states: drawOpen(states),
    rivers: drawOpen(rivers),
    roads: drawOpen(roads.map(({ line }) => line)),
  }
}

export function countLetters({ numbers, ...paths }: MapGround): number {
  return countPathLetters(paths) + countNumberLetters(numbers)
}

const countPathLetters = (paths: GroundPaths) => Object.values(paths).reduce((sum, path) => sum + path.length, 0)

const countNumberLetters = (numbers: readonly RoadNumber[]) => JSON.stringify(numbers).length
