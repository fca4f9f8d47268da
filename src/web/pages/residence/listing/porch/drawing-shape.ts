import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { countFloors, hashText } from './porch-windows.ts'

const roofs = ['gable', 'hip', 'barn', 'saltbox'] as const
const gardens = ['firs', 'pair', 'round'] as const

export type Roof = (typeof roofs)[number]

/** Follows what the house says of itself; the rest comes from its slug, so it is always the same. */
export type DrawingShape = {
  roof: Roof
  floors: 1 | 2
  hasAttic: boolean
  chimney: 'left' | 'right'
  garden: (typeof gardens)[number]
  hasRamp: boolean
  hasSwing: boolean
}

export type Facts = Pick<ResidenceDetail, 'slug' | 'totalBeds'> & { yes: readonly string[] }

export function chooseDrawingShape({ slug, totalBeds, yes }: Facts): DrawingShape {
  const pick = <One>(of: readonly [One, ...One[]], about: string): One => of[mixHash(about + slug) % of.length] ?? of[0]
  return {
    roof: pick(roofs, 'roof '),
    floors: countFloors(totalBeds),
    hasAttic: totalBeds > 8,
    chimney: pick(['left', 'right'], 'chimney '),
    garden: pick(gardens, 'garden '),
    hasRamp: yes.includes('wheelchair'),
    hasSwing: yes.includes('children'),
  }
}

/** Slugs that differ in one letter would otherwise give similar numbers. */
function mixHash(text: string): number {
  const once = Math.imul(hashText(text) ^ (hashText(text) >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 13)) >>> 0
}

const eaves = { 1: 172, 2: 98 } as const

export type DrawingPaths = {
  wall: string
  boards: string
  roof: string
  eave: string
  chimney: string
  attic: [number, number]
}

export function buildDrawingPaths({ roof, floors, chimney }: DrawingShape): DrawingPaths {
  const e = eaves[floors]
  const left = chimney === 'left' ? 94 : 290
  const lines = Array.from({ length: Math.floor((287 - e) / 11) }, (_, line) => `M38 ${e + 10 + 11 * line}h334`)
  return { ...buildRoofPaths(roof, e), boards: lines.join(''), chimney: `M${left} ${e - 78}h26v58h-26z` }
}

function buildRoofPaths(roof: Roof, e: number): Pick<DrawingPaths, 'wall' | 'roof' | 'eave' | 'attic'> {
  switch (roof) {
    case 'gable':
      return {
        wall: `M38 ${e - 2} 205 ${e - 64}l167 62V290H38z`,
        roof: `M18 ${e} 205 ${e - 78} 392 ${e}v12L205 ${e - 54} 18 ${e + 12}z`,
        eave: `M20 ${e + 12} 205 ${e - 53} 390 ${e + 12}`,
        attic: [205, e - 26],
      }
    case 'hip':
      return {
        wall: `M38 ${e}h334V290H38z`,
        roof: `M14 ${e + 6} 96 ${e - 62}h218L396 ${e + 6}z`,
        eave: `M14 ${e + 7}h382`,
        attic: [205, e - 28],
      }
    case 'barn':
      return {
        wall: `M38 ${e + 2} 92 ${e - 42} 205 ${e - 76} 318 ${e - 42} 372 ${e + 2}V290H38z`,
        roof: `M18 ${e + 2} 84 ${e - 54} 205 ${e - 92} 326 ${e - 54} 392 ${e + 2}l-8 10L317 ${e - 42} 205 ${e - 76} 93 ${e - 42} 26 ${e + 12}z`,
        eave: `M26 ${e + 12} 93 ${e - 42} 205 ${e - 76} 317 ${e - 42} 384 ${e + 12}`,
        attic: [205, e - 34],
      }
    case 'saltbox':
      return {
        wall: `M38 ${e - 2} 140 ${e - 66} 372 ${e + 4}V290H38z`,
        roof: `M18 ${e} 140 ${e - 82} 396 ${e - 2}v11L140 ${e - 60} 18 ${e + 13}z`,
        eave: `M20 ${e + 12} 140 ${e - 59} 394 ${e + 9}`,
        attic: [140, e - 24],
      }
  }
}
