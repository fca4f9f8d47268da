import { BASE, drawCircle, drawPolygon, type Pen, type Point, round } from './pen.ts'

export const WIDTH = 1680
const FOOT = 430

/** Repeatable (mulberry32), so that server and browser draw the same hills. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function drawRidge(points: readonly Point[]): string {
  let d = ''
  for (const [index, [x1, y1]] of points.entries()) {
    const before = points[index - 1]
    if (!before) {
      d = `M${x1} ${FOOT}V${y1}`
      continue
    }
    const [x0, y0] = before
    const dx = x1 - x0
    const rises = y1 < y0
    const from: Point = [x0 + dx * (rises ? 0.55 : 0.18), y0 + (rises ? 0 : (y1 - y0) * 0.1)]
    const to: Point = [x0 + dx * (rises ? 0.82 : 0.5), y1 + (rises ? 8 : 0)]
    d += `C${round(from[0])} ${round(from[1])} ${round(to[0])} ${round(to[1])} ${x1} ${y1}`
  }
  return `${d}V${FOOT}z`
}

function drawCrags(seed: number, y0: number, y1: number): string {
  const random = createRandom(seed)
  const points: Point[] = [
    [0, FOOT],
    [0, y0],
  ]
  for (let x = 0; x < WIDTH; ) {
    x += 60 * (0.6 + 0.7 * random())
    points.push([x, y0 + ((y1 - y0) * x) / WIDTH - 22 + 38 * random()])
  }
  return drawPolygon([...points, [WIDTH, FOOT]])
}

function drawTreeLine(seed: number, y: number): string {
  const random = createRandom(seed)
  let d = `M-10 ${FOOT}V${y}`
  for (let x = -10; x < WIDTH + 10; ) {
    const w = 11 + 8 * random()
    const sway = Math.sin(x / 150)
    d += `L${round(x + w / 2)} ${round(y - 12 - 20 * random() + 6 * sway)}L${round(x + w)} ${round(y + 3 * sway)}`
    x += w
  }
  return `${d}V${FOOT}z`
}

function drawStars(seed: number): string {
  const random = createRandom(seed)
  let d = ''
  for (let k = 0; k < 90; k += 1) {
    const x = Math.round(10 + 1660 * random())
    const y = Math.round(8 + 182 * random())
    const r = [1, 1, 1.4, 1.8][Math.floor(4 * random())] ?? 1
    if (x > 1120 || y > 150) d += drawCircle(x, y, r)
  }
  return d
}

/** As the `points` of an SVG polygon. */
function readPoints(points: string): Point[] {
  return [...points.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

const FAR = readPoints(
  '0,206 120,150 250,196 330,168 470,206 700,104 860,176 930,152 1060,196 1270,84 1420,158 1500,134 1680,188',
)
const NEARER = readPoints(
  '0,226 210,182 340,234 520,176 620,206 700,190 900,238 1090,166 1200,206 1290,188 1460,232 1600,180 1680,200',
)

export function drawLandscape(pen: Pen): void {
  pen.outline('stars', drawStars(11))
  pen.outline('m1', drawRidge(FAR))
  pen.outline('m2', drawRidge(NEARER))
  pen.outline('m3', drawCrags(4, 262, 236))
  pen.outline('m4', drawTreeLine(7, 300))
  pen.outline('gd', `M0 ${BASE}H${WIDTH}V${FOOT}H0z`)
  pen.outline('wk', `M0 ${BASE + 15}H${WIDTH}v9H0z`)
  let joints = ''
  for (let x = 30; x < WIDTH; x += 56) joints += `M${x} ${BASE + 15}v9`
  pen.outline('jo', joints)
}

export function drawPine(pen: Pen, x: number, h: number, look: string): void {
  const w = h * 0.42
  const left: Point[] = []
  const right: Point[] = []
  for (let k = 0; k < 4; k += 1) {
    const y = BASE - 6 - ((h - 6) * k) / 4
    const half = (w * (1 - k * 0.2)) / 2
    const nextY = BASE - 6 - ((h - 6) * (k + 1)) / 4
    const nextHalf = w * (1 - (k + 1) * 0.2) * 0.31
    left.push([x - half, y], [x - nextHalf, nextY])
    right.push([x + half, y], [x + nextHalf, nextY])
  }
  left[left.length - 1] = [x, BASE - h]
  right.pop()
  pen.poly([[x - 2, BASE], [x - 2, BASE - 6], ...left, ...right.reverse(), [x + 2, BASE - 6], [x + 2, BASE]], look)
}

export function drawOak(pen: Pen, x: number, h: number, look: string): void {
  const r = h * 0.36
  const y = BASE - h + r
  pen.outline(look, `M${round(x - 2.5)} ${BASE}V${round(y)}h5V${BASE}z`)
  const drawArc = (size: number, dx: number, dy: number) =>
    `a${round(r * size)} ${round(r * size)} 0 0 1 ${round(r * dx)} ${round(r * dy)}`
  const crown = [
    drawArc(0.62, 0.28, -0.95),
    drawArc(0.7, 1.35, -0.1),
    drawArc(0.62, 0.37, 1.05),
    drawArc(0.5, -0.6, 0.42),
  ].join('')
  pen.outline(look, `M${round(x - r)} ${round(y + r * 0.35)}${crown}h${round(-0.9 * r)}${drawArc(0.5, -0.5, -0.42)}z`)
}
