import { describe, expect, it } from 'vitest'
import { parseTownWithState } from './town-with-state.ts'

const states = [
  { id: 'AR', name: 'Arkansas' },
  { id: 'CA', name: 'California' },
  { id: 'DC', name: 'District of Columbia' },
  { id: 'DE', name: 'Delaware' },
  { id: 'MD', name: 'Maryland' },
  { id: 'MO', name: 'Missouri' },
  { id: 'NY', name: 'New York' },
  { id: 'OH', name: 'Ohio' },
  { id: 'OR', name: 'Oregon' },
  { id: 'VA', name: 'Virginia' },
  { id: 'WA', name: 'Washington' },
  { id: 'WV', name: 'West Virginia' },
]

const parts = (text: string) => {
  const found = parseTownWithState(text, states)
  return found && `${found.town} | ${found.state}${found.isApart ? '' : ' ?'}`
}

describe('a town with its state', () => {
  it.each([
    ['Charleston, WV', 'Charleston | WV'],
    [' Charleston ,  wv ', 'Charleston | WV'],
    ['Beckley, West Virginia', 'Beckley | WV'],
    ['Charleston, W. Va.', 'Charleston | WV'],
    ['Charleston/WV', 'Charleston | WV'],
    ['Charleston; WV', 'Charleston | WV'],
    ['Charleston - WV', 'Charleston | WV'],
    ['Charleston (WV)', 'Charleston | WV'],
    ['Charleston, WV, USA', 'Charleston | WV'],
    ['New York, New York', 'New York | NY'],
    ['Washington, D.C.', 'Washington | DC'],
    ['Delaware, OH', 'Delaware | OH'],
    ['California, MD', 'California | MD'],
    ['Huntington WV', 'Huntington | WV ?'],
    ['Huntington W. Va.', 'Huntington | WV ?'],
    ['Beckley West Virginia', 'Beckley | WV ?'],
    ['Washington District of Columbia', 'Washington | DC ?'],
    ['Fort Washington', 'Fort | WA ?'],
  ])('%s is %s', (text, found) => {
    expect(parts(text)).toBe(found)
  })

  it.each([
    'Charleston',
    'Delaware',
    'Washington',
    'California',
    'New York',
    'Oregon City',
    'Kansas City',
    'Winston-Salem',
    'Charleston, Kanawha County',
    'WV',
    ', WV',
    '',
    `${'x'.repeat(120)}, WV`,
  ])('is not in %s', (text) => {
    expect(parts(text)).toBeNull()
  })
})
