import { describe, expect, it } from 'vitest'
import { countPanes, countSharePanes } from './light.tsx'

describe('the row of windows', () => {
  it('has one window per bed up to 12 beds', () => {
    expect(countPanes(3, 8)).toEqual({ lit: 3, held: 0, dark: 5 })
    expect(countPanes(12, 12)).toEqual({ lit: 12, held: 0, dark: 0 })
  })

  it('has a window for each open bed above 12 beds, and one for all the others', () => {
    expect(countPanes(1, 35)).toEqual({ lit: 1, held: 0, dark: 1 })
    expect(countPanes(3, 29)).toEqual({ lit: 3, held: 0, dark: 1 })
    expect(countPanes(9, 40)).toEqual({ lit: 9, held: 0, dark: 1 })
    expect(countPanes(0, 400)).toEqual({ lit: 0, held: 0, dark: 1 })
  })

  it('never has more than 12 lit', () => {
    expect(countPanes(40, 40)).toEqual({ lit: 12, held: 0, dark: 0 })
    expect(countPanes(254, 2621)).toEqual({ lit: 12, held: 0, dark: 1 })
  })

  it('draws the curtain on held beds, never on more than are left', () => {
    expect(countPanes(2, 8, 1)).toEqual({ lit: 2, held: 1, dark: 5 })
    expect(countPanes(6, 8, 5)).toEqual({ lit: 6, held: 2, dark: 0 })
  })
})

describe('the windows of a sum', () => {
  it('are lit for the part of the beds that is open', () => {
    expect(countSharePanes(254, 2621)).toEqual({ lit: 1, held: 0, dark: 9 })
    expect(countSharePanes(1000, 2621)).toEqual({ lit: 4, held: 0, dark: 6 })
    expect(countSharePanes(3, 8)).toEqual({ lit: 3, held: 0, dark: 5 })
  })

  it('show any open bed, and never more than there are', () => {
    expect(countSharePanes(1, 2621).lit).toBe(1)
    expect(countSharePanes(2621, 2621)).toEqual({ lit: 10, held: 0, dark: 0 })
    expect(countSharePanes(0, 2621)).toEqual({ lit: 0, held: 0, dark: 10 })
    expect(countSharePanes(0, 0)).toEqual({ lit: 0, held: 0, dark: 0 })
  })
})
