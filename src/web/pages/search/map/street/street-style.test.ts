import { describe, expect, it } from 'vitest'
import { buildStreetStyle, type StreetColors } from './street-style.ts'

const red = '#f00'
const colors: StreetColors = {
  land: red,
  green: red,
  water: red,
  building: red,
  road: red,
  edge: red,
  large: red,
  rail: red,
  border: red,
  ink: red,
  halo: red,
}
const drawn = (layers: string[]) =>
  buildStreetStyle({ tiles: 'x://{z}/{x}/{y}', minZoom: 0, maxZoom: 14, layers }, colors).layers.map(({ id }) => id)

describe('the style of the street map', () => {
  it.each([
    ['Protomaps', ['earth', 'water', 'roads', 'places', 'buildings', 'boundaries', 'landuse']],
    [
      'OpenMapTiles',
      ['water', 'waterway', 'transportation', 'transportation_name', 'place', 'building', 'boundary', 'landcover'],
    ],
    [
      'Shortbread',
      ['ocean', 'water_lines', 'streets', 'street_labels', 'place_labels', 'buildings', 'boundaries', 'land'],
    ],
  ])('draws water, green, roads of three sizes, their names and towns from a file named as %s does', (_, layers) => {
    const ids = drawn(layers).join(' ')
    for (const part of [/-water/, /-stream/, /-green/, /-house/, /-border/, /-small /, /-middle /, /-large /]) {
      expect(ids).toMatch(part)
    }
    expect(ids.match(/-name/g)).toHaveLength(2)
  })

  it('asks for nothing from elsewhere: no letters, no pictures', () => {
    const style = buildStreetStyle({ tiles: 'x://{z}', minZoom: 0, maxZoom: 14, layers: ['roads'] }, colors)
    expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite/)
  })

  it('of a file with other names is bare land', () => {
    expect(drawn(['mine'])).toEqual(['land'])
  })
})
