export const BASE = 372

export type Window = { kind: 'window'; house: number; x: number; y: number; w: number; h: number; isArched: boolean }
export type Porch = { kind: 'porch'; house: number; lampX: number; lampY: number; pool: string }
export type Outline = { kind: 'outline'; look: string; d: string }
export type Shape = Window | Porch | Outline

export type Point = readonly [x: number, y: number]

export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function drawPolygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

export function drawCircle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`
}

type DoorOptions = { w?: number; h?: number; hasLamp?: boolean }

export function createPen() {
  const shapes: Shape[] = []
  let house = -1

  function drawOutline(look: string, d: string) {
    shapes.push({ kind: 'outline', look, d })
  }
  function drawRect(x: number, y: number, w: number, h: number, look: string) {
    drawOutline(look, `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`)
  }
  return {
    shapes,
    outline: drawOutline,
    rect: drawRect,
    nextHouse() {
      house += 1
    },
    poly(points: readonly Point[], look: string) {
      drawOutline(look, drawPolygon(points))
    },
    window(x: number, y: number, w = 15, h = 21, isArched = false) {
      shapes.push({ kind: 'window', house, x, y, w, h, isArched })
    },
    door(x: number, y: number, { w = 19, h = 36, hasLamp = true }: DoorOptions = {}) {
      drawRect(x - 2.5, y - 2.5, w + 5, h + 2.5, 'tr')
      drawRect(x, y, w, h, 'dr')
      drawOutline('tr', `M${round(x + w - 5)} ${round(y + h / 2)}h2v2h-2z`)
      if (!hasLamp) return
      const pool = `M${round(x + w + 5)} ${round(y + 6)}l15 ${round(h - 6)}h-38z`
      shapes.push({ kind: 'porch', house, lampX: x + w + 5.5, lampY: y + 5, pool })
    },
    steps(x: number, w: number, count = 2) {
      for (let k = 0; k < count; k += 1) {
        const reach = 4 * (count - k - 1)
        drawRect(x - reach - 2, BASE - 4 * (count - k), w + 2 * reach + 4, 4, k === 0 ? 'tr' : 'st')
      }
    },
    clapboard(x: number, y: number, w: number, h: number) {
      let d = ''
      for (let k = 9; k < h; k += 9) d += `M${round(x)} ${round(y + k)}h${round(w)}`
      drawOutline('cl', d)
    },
    posts(x: number, distances: readonly number[], h: number) {
      for (const k of distances) drawRect(x + k, BASE - h, 4, h, 'tr')
    },
  }
}

export type Pen = ReturnType<typeof createPen>
