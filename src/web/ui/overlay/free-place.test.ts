import { describe, expect, it } from 'vitest'
import { freePlace } from './free-place.ts'

describe('the place of a toast on a phone', () => {
  it('is the first below the header that covers no control', () => {
    const room = { from: 70, to: 780, height: 90 }
    expect(freePlace(room, [])).toBe(70)
    expect(freePlace(room, [{ top: 400, bottom: 456 }])).toBe(70)
    expect(freePlace(room, [{ top: 100, bottom: 156 }])).toBe(156)
    const steppers = [270, 120, 420].map((top) => ({ top, bottom: top + 56 }))
    expect(freePlace(room, steppers)).toBe(176)
    expect(freePlace(room, [{ top: 0, bottom: 300 }, ...steppers])).toBe(326)
  })

  it('is none where every place covers one', () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({ top: row * 50, bottom: row * 50 + 44 }))
    expect(freePlace({ from: 70, to: 780, height: 90 }, rows)).toBeNull()
  })
})
