import * as houses from './houses.ts'
import { createRandom, drawLandscape, drawOak, drawPine } from './landscape.ts'
import { createPen, type Shape, type Window } from './pen.ts'

export const VICTORIAN = 4

export function drawStreet(): Shape[] {
  const pen = createPen()
  drawLandscape(pen)
  const drawHouse = (draw: (p: typeof pen, x: number, wall: string) => void, x: number, wall = '') => {
    pen.nextHouse()
    draw(pen, x, wall)
  }
  drawPine(pen, 8, 120, 't2')
  drawHouse(houses.drawSaltbox, 34, 'b1')
  drawOak(pen, 190, 96, 't2')
  drawHouse(houses.drawFoursquare, 214, 'b4')
  drawPine(pen, 352, 150, 't2')
  drawPine(pen, 374, 104, 't2')
  drawHouse(houses.drawAFrame, 392, 'b3')
  drawOak(pen, 534, 112, 't2')
  drawHouse(houses.drawRowHouses, 556)
  drawPine(pen, 736, 170, 't2')
  drawHouse(houses.drawVictorian, 752, 'b2')
  drawOak(pen, 914, 124, 't2')
  drawHouse(houses.drawBungalow, 928, 'b4')
  drawPine(pen, 1104, 140, 't2')
  drawHouse(houses.drawTripleDecker, 1124, 'b1')
  drawOak(pen, 1246, 100, 't2')
  drawHouse(houses.drawShotgun, 1262, 'b5')
  drawHouse(houses.drawGambrel, 1350, 'b4')
  drawHouse(houses.drawRanch, 1464, 'b3')
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
  const random = createRandom(3)
  const drawn = windows.map((window) => ({ window, rank: random() })).sort((a, b) => a.rank - b.rank)
  return drawn.slice(0, Math.max(0, count)).map(({ window }) => window)
}
