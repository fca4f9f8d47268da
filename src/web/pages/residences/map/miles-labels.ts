import { type Box, type Label, letter } from './placed-labels.ts'
import { edge, ringRadii } from './ring-plane.ts'

/** As large as the letters are on phones. */
const size = 26

/** The distances of the rings along a line to the lower right, where fewest names stand; the last one outside its ring. */
export function milesLabels(words: readonly string[]): (Label & { box: Box })[] {
  return words.map((text, at) => {
    const isEdge = at === words.length - 1
    const away = (ringRadii[at] ?? edge) + (isEdge ? 14 : 2)
    // Farther down there is room for the longest words between the ring and the frame.
    const turn = isEdge ? 1 : 0.72
    const [x, y] = [away * Math.cos(turn), away * Math.sin(turn) + 7]
    const long = text.length * size * letter
    const left = isEdge ? x : x - long / 2
    const box = { left, right: left + long, top: y - size * 0.8, bottom: y + size * 0.2 }
    return { x, y, words: text, anchor: isEdge ? 'start' : 'middle', box }
  })
}
