import { describe, expect, it } from 'vitest'
import { milesBetween } from '#domain/search/residence-search.ts'
import { directions, isMapPoint, mapPoint, movedBy, withoutMap } from './map-point.ts'

const littleRock = { latitude: 34.7465, longitude: -92.2896 }

describe('a point of the map', () => {
  it('is written with two digits, and told from where the reader is', () => {
    expect(mapPoint(littleRock)).toBe('map 34.75,-92.29')
    expect(['map 34.75,-92.29', 'Mapa 34.75,-92.29', '34.75,-92.29', 'Map, TX', 'Maple'].map(isMapPoint)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(withoutMap('Mapa 34.75,-92.29')).toBe('34.75,-92.29')
    expect(withoutMap('Conway, AR')).toBe('Conway, AR')
  })

  it.each(directions)('moves %s by the miles that are asked', (direction) => {
    const moved = movedBy(littleRock, 20, direction)
    expect(milesBetween(littleRock, moved)).toBeGreaterThan(19.5)
    expect(milesBetween(littleRock, moved)).toBeLessThan(20.5)
    expect(moved.latitude > littleRock.latitude).toBe(direction === 'north')
    expect(moved.longitude > littleRock.longitude).toBe(direction === 'east')
  })

  it('stays on the earth', () => {
    expect(movedBy({ latitude: 88, longitude: -178 }, 500, 'north').latitude).toBe(89)
    expect(movedBy({ latitude: 60, longitude: -178 }, 500, 'west').longitude).toBe(-179)
  })
})
