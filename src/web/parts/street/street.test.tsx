import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toStreetPieces } from './pieces.ts'
import { drawStreet, lightWindows, STEPS, VICTORIAN } from './scene.ts'
import { Street } from './street.tsx'

const shapes = drawStreet()
const windows = shapes.filter((shape) => shape.kind === 'window')
const count = (drawn: string, look: string) => drawn.split(`class="${look}"`).length - 1

describe('the street', () => {
  it('has windows enough for 48 lights', () => {
    expect(windows.length).toBeGreaterThanOrEqual(48)
  })

  it('lights as many windows as it is told, in ten steps from the left', () => {
    const lit = lightWindows(windows, { count: 34 })
    expect(lit.size).toBe(34)
    expect(new Set(lit.values()).size).toBe(STEPS)
    const inOrder = [...lit].sort(([a], [b]) => a.x - b.x).map(([, step]) => step)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })

  it('is the same picture every time it is drawn', () => {
    expect(toStreetPieces(drawStreet(), { count: 20 })).toEqual(toStreetPieces(shapes, { count: 20 }))
  })

  it('leaves the porch lamps on when no bed is open', () => {
    const drawn = renderToStaticMarkup(<Street lit={{ count: 0 }} />)
    expect(count(drawn, 'on')).toBe(0)
    expect(count(drawn, 'lamp')).toBe(shapes.filter((shape) => shape.kind === 'porch').length)
  })

  it('lights one house alone, its porch with it', () => {
    const drawn = renderToStaticMarkup(<Street lit={{ house: VICTORIAN }} />)
    expect(count(drawn, 'lamp')).toBe(1)
    expect(count(drawn, 'on')).toBe(windows.filter(({ house }) => house === VICTORIAN).length)
  })

  it('is a picture with words where it says something, decoration where it does not', () => {
    expect(renderToStaticMarkup(<Street lit={{ count: 1 }} label="A street" />)).toContain('role="img"')
    expect(renderToStaticMarkup(<Street lit={{ count: 1 }} />)).toContain('aria-hidden="true"')
  })
})
