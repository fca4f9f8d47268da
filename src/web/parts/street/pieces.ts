import { drawCircle, round, type Shape, type Window } from './pen.ts'
import { lightWindows } from './scene.ts'

export type Piece = { look: string; step?: number; d: string }

function drawPane({ x, y, w, h, isArched }: Window): string {
  if (!isArched) return `M${round(x)} ${round(y)}h${w}v${h}h${-w}z`
  const r = w / 2
  return `M${round(x)} ${round(y + h)}v${round(r - h)}a${r} ${r} 0 0 1 ${w} 0v${round(h - r)}z`
}

function drawBars({ x, y, w, h }: Window): string {
  return `M${round(x + w / 2)} ${round(y)}v${h}M${round(x)} ${round(y + h * 0.46)}h${w}`
}

function buildWindowPieces(run: readonly Window[], lit: Map<Window, number>): Piece[] {
  const dark = run.filter((window) => !lit.has(window))
  const bright = run.filter((window) => lit.has(window))
  return [
    { look: 'un', d: dark.map(drawPane).join('') },
    { look: 'mu', d: dark.map(drawBars).join('') },
    ...bright.map((window) => ({ look: 'on', step: lit.get(window) ?? 0, d: drawPane(window) })),
    { look: 'mu', d: bright.map(drawBars).join('') },
  ].filter((piece) => piece.d !== '')
}

function buildPorchPieces(porch: Extract<Shape, { kind: 'porch' }>, isLit: boolean): Piece[] {
  if (!isLit) return [{ look: 'dark', d: drawCircle(porch.lampX, porch.lampY, 2.4) }]
  return [
    { look: 'pool', d: porch.pool },
    { look: 'lamp', d: drawCircle(porch.lampX, porch.lampY, 2.8) },
  ]
}

export type LitWindows = { count: number } | { house: number }

export function toStreetPieces(shapes: readonly Shape[], lit: LitWindows): (Piece & { id: number })[] {
  const litAt = lightWindows(
    shapes.filter((shape) => shape.kind === 'window'),
    lit,
  )
  const pieces: Piece[] = []
  let run: Window[] = []
  const finishRun = () => {
    pieces.push(...buildWindowPieces(run, litAt))
    run = []
  }
  for (const shape of shapes) {
    if (shape.kind === 'window') {
      run.push(shape)
      continue
    }
    finishRun()
    const last = pieces.at(-1)
    if (shape.kind === 'porch') pieces.push(...buildPorchPieces(shape, !('house' in lit) || lit.house === shape.house))
    else if (last?.look === shape.look) last.d += shape.d
    else pieces.push({ look: shape.look, d: shape.d })
  }
  finishRun()
  return pieces.map((piece, id) => ({ ...piece, id }))
}
