import { encodeCodewords } from './qr-codewords.rules.ts'

type Grid = { size: number; dark: boolean[][]; fixed: boolean[][] }

/** ISO/IEC 18004, byte mode, level M. `size` is in modules; `path` draws the dark ones in an SVG. */
export function buildQrCode(text: string): { size: number; path: string } {
  const { version, bits, alignment } = encodeCodewords(new TextEncoder().encode(text))
  const size = version * 4 + 17
  const makeBlank = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid = { size, dark: makeBlank(), fixed: makeBlank() }
  drawPatterns(grid, version, alignment)
  drawBits(grid, bits)
  // One mask for all: any of the eight can be read, the best of them only a little sooner.
  for (const [y, row] of grid.dark.entries())
    for (const x of row.keys()) if (!grid.fixed[y]?.[x] && (x + y) % 2 === 0) flip(grid, x, y)
  return { size, path: buildPath(grid) }
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const [row, fixed] = [grid.dark[y], grid.fixed[y]]
  if (!row || !fixed || x < 0 || x >= grid.size) return
  row[x] = isDark
  fixed[x] = true
}

function flip(grid: Grid, x: number, y: number): void {
  const row = grid.dark[y]
  if (row) row[x] = !row[x]
}

function drawPatterns(grid: Grid, version: number, alignment: readonly number[]): void {
  const last = grid.size - 7
  for (let at = 0; at < grid.size; at += 1) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [grid.size - 4, 3],
    [3, grid.size - 4],
  ] as const)
    drawRings(grid, cx, cy, 4, (distance) => distance !== 2 && distance !== 4)
  for (const cx of alignment)
    for (const cy of alignment) {
      const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
      if (!isCorner) drawRings(grid, cx, cy, 2, (distance) => distance !== 1)
    }
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

function drawRings(grid: Grid, cx: number, cy: number, reach: number, isDark: (distance: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1)
      set(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

const formatBits = 0b101010000010010

function drawFormat(grid: Grid): void {
  const { size } = grid
  const isDarkBit = (at: number) => ((formatBits >> at) & 1) === 1
  for (let at = 0; at < 15; at += 1) {
    const [x, y] = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8]
    set(grid, x, y, isDarkBit(at))
    if (at < 8) set(grid, size - 1 - at, 8, isDarkBit(at))
    else set(grid, 8, size - 15 + at, isDarkBit(at))
  }
  set(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >> at) & 1) === 1
    const [long, short] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    set(grid, long, short, isDark)
    set(grid, short, long, isDark)
  }
}

function drawBits(grid: Grid, bits: readonly boolean[]): void {
  const { size } = grid
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const goesUp = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = goesUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid.dark[y]
        if (!row || grid.fixed[y]?.[x]) continue
        row[x] = bits[next] ?? false
        next += 1
      }
    }
  }
}

function buildPath({ dark }: Grid): string {
  const runs: string[] = []
  for (const [y, row] of dark.entries()) {
    let x = 0
    while (x < row.length) {
      const end = row.indexOf(!row[x], x)
      const length = (end < 0 ? row.length : end) - x
      if (row[x]) runs.push(`M${x} ${y}h${length}v1h-${length}z`)
      x += length
    }
  }
  return runs.join('')
}
