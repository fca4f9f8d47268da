import { describe, expect, it } from 'vitest'
import { panes } from './light.tsx'

describe('the row of windows', () => {
  it('has one window per bed up to 12 beds', () => {
    expect(panes(3, 8)).toEqual({ lit: 3, held: 0, dark: 5 })
    expect(panes(12, 12)).toEqual({ lit: 12, held: 0, dark: 0 })
  })

  it('has ten windows lit in proportion above 12 beds', () => {
    expect(panes(9, 40)).toEqual({ lit: 2, held: 0, dark: 8 })
    expect(panes(40, 40)).toEqual({ lit: 10, held: 0, dark: 0 })
  })

  it('keeps one window lit while a single bed of many is open, and none when none is', () => {
    expect(panes(1, 400).lit).toBe(1)
    expect(panes(0, 400)).toEqual({ lit: 0, held: 0, dark: 10 })
  })

  it('draws the curtain on held beds, never on more than are left', () => {
    expect(panes(2, 8, 1)).toEqual({ lit: 2, held: 1, dark: 5 })
    expect(panes(6, 8, 5)).toEqual({ lit: 6, held: 2, dark: 0 })
  })
})
