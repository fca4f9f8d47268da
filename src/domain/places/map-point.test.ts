import { describe, expect, it } from 'vitest'
import { computeMiles } from '#domain/search/residence-search.ts'
import { directions, dropMap, formatMapPoint, isMapPoint, movePoint } from './map-point.ts'

const littleRock = { latitude: 34.7465, longitude: -92.2896 }

describe('a point of the map', () => {
  it('is written with two digits, and told from where the reader is', () => {
    expect(formatMapPoint(littleRock)).toBe('map 34.75,-92.29')
    expect(['map 34.75,-92.29', 'Mapa 34.75,-92.29', '34.75,-92.29', 'Map, TX', 'Maple'].map(isMapPoint)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(dropMap('Mapa 34.75,-92.29')).toBe('34.75,-92.29')
    expect(dropMap('Conway, AR')).toBe('Conway, AR')
  })

  it.each(directions)('moves %s by the miles that are asked', (direction) => {
    const moved = movePoint(littleRock, 20, direction)
    expect(computeMiles(littleRock, moved)).toBeGreaterThan(19.5)
    expect(computeMiles(littleRock, moved)).toBeLessThan(20.5)
    expect(moved.latitude > littleRock.latitude).toBe(direction === 'north')
    expect(moved.longitude > littleRock.longitude).toBe(direction === 'east')
  })

  it('stays on the earth', () => {
    expect(movePoint({ latitude: 88, longitude: -178 }, 500, 'north').latitude).toBe(89)
    expect(movePoint({ latitude: 60, longitude: -178 }, 500, 'west').longitude).toBe(-179)
  })
})
