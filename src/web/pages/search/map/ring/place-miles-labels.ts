import { type Box, type Label, measureWidth, meet } from './placed-labels.ts'
import { edge, ringRadii } from './ring-plane.ts'

const size = 26
/**
 * Angles from the east, in the order tried: below the name of the middle, then around. The last one is outside its
 * ring, where the longest words have room.
 */
const turns = [1.2, 0.72, 0.3, -0.3, 1.6, -0.72, 2.4, -1.2, 2.8, -2.4, 3.1]
const edgeTurn = 1

export function placeMilesLabels(words: readonly string[], pins: readonly Box[] = []): (Label & { box: Box })[] {
  return words.map((text, at) => {
    if (at === words.length - 1) return buildMilesLabel(text, (ringRadii[at] ?? edge) + 14, edgeTurn, 'start')
    const places = turns.map((turn) => buildMilesLabel(text, (ringRadii[at] ?? edge) + 2, turn, 'middle'))
    const free = places.find(({ box }) => !pins.some((pin) => meet(pin, box)))
    return free ?? buildMilesLabel(text, (ringRadii[at] ?? edge) + 2, 1.2, 'middle')
  })
}

function buildMilesLabel(words: string, away: number, turn: number, anchor: 'start' | 'middle'): Label & { box: Box } {
  const [x, y] = [away * Math.cos(turn), away * Math.sin(turn) + 7]
  const long = measureWidth(words, size)
  const left = anchor === 'start' ? x : x - long / 2
  return { x, y, words, anchor, box: { left, right: left + long, top: y - size * 0.8, bottom: y + size * 0.2 } }
}
