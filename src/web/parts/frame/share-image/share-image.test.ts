import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toStreetPieces } from '#web/parts/street/pieces.ts'
import { drawStreet } from '#web/parts/street/scene.ts'
import { readEveningToken, readStreetLooks } from './evening-colors.ts'
import { fitText } from './fit-text.ts'
import { drawShareImage } from './share-image.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const styles = { tokens: read('../../../plumbing/theme/tokens.css'), street: read('../../street/street.css') }
/** Every letter half as wide as high. */
const measure = (text: string) => text.length / 2
const faces = { display: measure, text: measure }
const page = { place: '/about', title: 'About the alliance', line: 'Who we are.', siteName: 'NARR + Behave Health' }

describe('words that have to fit', () => {
  const steps = [
    { size: 20, maxLines: 1 },
    { size: 10, maxLines: 2 },
  ]

  it('stand at the largest size that has room', () => {
    expect(fitText('short', { width: 100, steps }, measure)).toEqual({ lines: ['short'], size: 20 })
    expect(fitText('eleven long', { width: 100, steps }, measure)).toEqual({ lines: ['eleven long'], size: 10 })
  })

  it('are broken into lines as even as words allow', () => {
    const { lines } = fitText('a house where people live well', { width: 130, steps }, measure)
    expect(lines).toEqual(['a house where', 'people live well'])
  })

  it('are cut at a word when there is no room at all', () => {
    const { lines, size } = fitText('one two three, four five six seven', { width: 70, steps }, measure)
    expect(size).toBe(10)
    expect(lines).toEqual(['one two three,', 'four five six…'])
  })
})

describe('the colors of the picture', () => {
  it('are known for everything the street is made of', () => {
    const looks = readStreetLooks(styles.street)
    for (const { look } of toStreetPieces(drawStreet(), { count: 20 })) expect(looks.has(look), look).toBe(true)
    expect(looks.get('rf')).toBe('fill="#2f5355"')
    expect(looks.get('un+mu')).toBe('stroke="#5f9d95"')
    expect(looks.get('tl')).toContain('stroke-width="1.6"')
  })

  it('are those of the evening', () => {
    expect(readEveningToken(styles.tokens, 'paper')).toBe('#08161a')
    expect(() => readEveningToken(styles.tokens, 'mauve')).toThrow('mauve')
  })
})

describe('the picture of a link preview', () => {
  it('says the page, its line and the site, whatever letters they hold', () => {
    const svg = drawShareImage({ ...page, title: 'R&B <house>' }, faces, styles)
    expect(svg).toContain('>R&amp;B &lt;house&gt;</text>')
    expect(svg).toContain('>Who we are.</text>')
    expect(svg).toContain('>NARR + Behave Health</text>')
  })

  it('keeps every line of words above the roofs', () => {
    const title = 'A very long name of a page that says everything there is to say about one thing'
    const svg = drawShareImage({ ...page, title, line: 'word '.repeat(60) }, faces, styles)
    const heights = [...svg.matchAll(/<text [^>]*\by="([\d.]+)"/g)].map(([, y]) => Number(y))
    expect(heights).toHaveLength(6)
    expect(Math.max(...heights)).toBeLessThan(412)
  })

  it('lights the same house of a page every time, and not the same of every page', () => {
    const lit = (place: string) => drawShareImage({ ...page, place }, faces, styles).split('#fff0c2')[0]
    expect(lit('/about')).toBe(lit('/about'))
    expect(new Set(['/about', '/vision', '/faq', '/contact', '/help'].map(lit)).size).toBeGreaterThan(2)
  })
})
