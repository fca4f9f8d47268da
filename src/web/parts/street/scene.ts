import * as houses from './houses.ts'
import { drawLandscape, oak, pine, randomFrom } from './landscape.ts'
import { createPen, type Shape, type Window } from './pen.ts'

export const VICTORIAN = 4

export function drawStreet(): Shape[] {
  const pen = createPen()
  drawLandscape(pen)
  const house = (draw: (p: typeof pen, x: number, wall: string) => void, x: number, wall = '') => {
    pen.nextHouse()
    draw(pen, x, wall)
  }
  pine(pen, 8, 120, 't2')
  house(houses.saltbox, 34, 'b1')
  oak(pen, 190, 96, 't2')
  house(houses.foursquare, 214, 'b4')
  pine(pen, 352, 150, 't2')
  pine(pen, 374, 104, 't2')
  house(houses.aFrame, 392, 'b3')
  oak(pen, 534, 112, 't2')
  house(houses.rowHouses, 556)
  pine(pen, 736, 170, 't2')
  house(houses.victorian, 752, 'b2')
  oak(pen, 914, 124, 't2')
  house(houses.bungalow, 928, 'b4')
  pine(pen, 1104, 140, 't2')
  house(houses.tripleDecker, 1124, 'b1')
  oak(pen, 1246, 100, 't2')
  house(houses.shotgun, 1262, 'b5')
  house(houses.gambrel, 1350, 'b4')
  house(houses.ranch, 1464, 'b3')
  return pen.shapes
}

/** Each step takes 60 ms. */
export const STEPS = 10

export function lightWindows(
  windows: readonly Window[],
  lit: { count: number } | { house: number },
): Map<Window, number> {
  const chosen = 'house' in lit ? windows.filter(({ house }) => house === lit.house) : scatter(windows, lit.count)
  const inOrder = chosen.toSorted((a, b) => a.x - b.x)
  return new Map(inOrder.map((window, place) => [window, Math.floor((place * STEPS) / inOrder.length)]))
}

function scatter(windows: readonly Window[], count: number): Window[] {
  const random = randomFrom(3)
  const drawn = windows.map((window) => ({ window, rank: random() })).sort((a, b) => a.rank - b.rank)
  return drawn.slice(0, Math.max(0, count)).map(({ window }) => window)
}
