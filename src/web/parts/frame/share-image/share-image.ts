import { lampWindow } from '#web/parts/frame/shell/lamp-window.ts'
import { WIDTH } from '#web/parts/street/landscape.ts'
import { BASE } from '#web/parts/street/pen.ts'
import { type LitWindows, toStreetPieces } from '#web/parts/street/pieces.ts'
import { drawStreet } from '#web/parts/street/scene.ts'
import { type ColorMap, readEveningToken, readStreetLooks } from './evening-colors.ts'
import { fitText, type Measure } from './fit-text.ts'

export const SHARE_IMAGE = { width: 1200, height: 630 } as const

const MARGIN = 72
const WORDS = { top: 140, width: SHARE_IMAGE.width - 2 * MARGIN }
const TITLE_STEPS = [
  { size: 84, maxLines: 2 },
  { size: 74, maxLines: 2 },
  { size: 64, maxLines: 2 },
  { size: 54, maxLines: 3 },
]
const LINE_SIZE = 30
const STREET = { scale: 0.86, base: 596 }
const SKY = { left: 620, bottom: 134, scale: 0.9 }

const shapes = drawStreet()
const residenceCount = new Set(shapes.flatMap((shape) => (shape.kind === 'porch' ? [shape.house] : []))).size

export type ShareImageFaces = { display: Measure; text: Measure }

export type ShareImageStyles = { tokens: string; street: string }

/**
 * `place` is the page's path and decides which house is lit. The fonts must be named 'National Park' and 'Atkinson
 * Hyperlegible Next'.
 */
export function drawShareImage(
  page: { place: string; title: string; line: string; siteName: string },
  faces: ShareImageFaces,
  styles: ShareImageStyles,
): string {
  const readColor = (name: string) => readEveningToken(styles.tokens, name)
  const { width, height } = SHARE_IMAGE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${readColor('paper')}"/>`,
    paintStreet(chooseLitResidence(page.place), readStreetLooks(styles.street)),
    drawBrand(page.siteName, readColor),
    drawWords(page, faces, readColor),
    '</svg>',
  ].join('')
}

function chooseLitResidence(place: string): LitWindows {
  if (place === '/') return { count: 26 }
  let sum = 0
  for (const letter of place) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return { house: sum % residenceCount }
}

function paintStreet(lit: LitWindows, looks: ColorMap): string {
  const pieces = toStreetPieces(shapes, lit)
  const painted = pieces.map(({ look, d }, place) => {
    const paint = looks.get(`${pieces[place - 1]?.look}+${look}`) ?? looks.get(look)
    if (!paint) throw new Error(`The street's stylesheet does not say how "${look}" looks.`)
    return { isSky: look === 'stars', path: `<path ${paint} d="${d}"/>` }
  })
  const joinPaths = (isSky: boolean) => painted.flatMap((one) => (one.isSky === isSky ? [one.path] : [])).join('')
  const { scale, base } = STREET
  const { width } = SHARE_IMAGE
  const middle = (WIDTH * scale - width) / 2
  return [
    `<clipPath id="sky"><rect x="${SKY.left}" width="${width - SKY.left}" height="${SKY.bottom}"/></clipPath>`,
    `<g clip-path="url(#sky)"><g transform="translate(${width - WIDTH * SKY.scale}) scale(${SKY.scale})">${joinPaths(true)}</g></g>`,
    `<g transform="translate(${-middle} ${base - BASE * scale}) scale(${scale})">${joinPaths(false)}</g>`,
  ].join('')
}

function drawBrand(name: string, color: (name: string) => string): string {
  const pine = color('pine')
  return [
    `<g transform="translate(${MARGIN} 50) scale(1.25)">`,
    `<path d="${lampWindow.roof}" fill="none" stroke="${pine}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${lampWindow.wall}" fill="${pine}"/><path d="${lampWindow.glass}" fill="${color('lamp')}"/>`,
    `<path d="${lampWindow.bars}" stroke="${pine}" stroke-width="2"/></g>`,
    drawLine({ text: name, x: MARGIN + 62, y: 90, size: 34, face: 'display', fill: color('ink') }),
  ].join('')
}

function drawWords(
  { title, line: said }: { title: string; line: string },
  faces: ShareImageFaces,
  color: (name: string) => string,
): string {
  const { width, top } = WORDS
  const heading = fitText(title, { width, steps: TITLE_STEPS }, faces.display)
  const lead = heading.size * 1.06
  const below = fitText(said, { width, steps: [{ size: LINE_SIZE, maxLines: 2 }] }, faces.text)
  const underHeading = top + heading.lines.length * lead + 24
  return [
    ...heading.lines.map((text, place) =>
      drawLine({
        text,
        x: MARGIN,
        y: top + heading.size * 0.8 + place * lead,
        size: heading.size,
        face: 'display',
        fill: color('ink'),
      }),
    ),
    ...below.lines.map((text, place) =>
      drawLine({
        text,
        x: MARGIN,
        y: underHeading + LINE_SIZE * (0.8 + 1.35 * place),
        size: LINE_SIZE,
        face: 'text',
        fill: color('ink-2'),
      }),
    ),
  ].join('')
}

const families = { display: 'National Park', text: 'Atkinson Hyperlegible Next' } as const

type Line = { text: string; x: number; y: number; size: number; face: keyof typeof families; fill: string }

export function drawLine({ text, x, y, size, face, fill }: Line): string {
  const weight = face === 'display' ? 700 : 400
  const place = `x="${x}" y="${Math.round(y * 10) / 10}"`
  return `<text ${place} font-family="${families[face]}" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeText(text)}</text>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
