import { describe, expect, it } from 'vitest'
import { liftAbove } from './exit-place.ts'

const exit = { left: 16, right: 120, top: 780, bottom: 828 }
const number = (top: number, left = 32) => ({ left, right: left + 326, top, bottom: top + 52 })

describe('the way out over phone numbers', () => {
  it('stays where it is beside them', () => {
    expect(liftAbove(exit, [], 844)).toBe(0)
    expect(liftAbove(exit, [number(600), number(780, 200)], 844)).toBe(0)
  })

  it('rises over one that it would lie on, or all but touch', () => {
    expect(liftAbove(exit, [number(790)], 844)).toBe(46)
    expect(liftAbove(exit, [number(724)], 844)).toBe(112)
    expect(liftAbove(exit, [number(832)], 844)).toBe(4)
  })

  it('reads the boxes of a browser, whose sides stand in their class', () => {
    class OfBrowser {
      get left() {
        return exit.left
      }
      get right() {
        return exit.right
      }
      get top() {
        return exit.top
      }
      get bottom() {
        return exit.bottom
      }
    }
    expect(liftAbove(new OfBrowser(), [number(790)], 844)).toBe(46)
  })

  it('rises over the next one too, where there is no room between the two', () => {
    expect(liftAbove(exit, [number(730), number(790)], 844)).toBe(106)
  })

  it('stays where the thumb is, whatever lies there', () => {
    const wall = Array.from({ length: 12 }, (_, place) => number(800 - place * 60))
    expect(liftAbove(exit, wall, 844)).toBe(0)
  })
})
