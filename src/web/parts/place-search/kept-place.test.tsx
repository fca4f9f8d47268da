// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPlace } from './kept-place.ts'
import { PlaceSearch } from './place-search.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const Stub = createRoutesStub([{ path: '/', Component: PlaceSearch }])

function fieldShown() {
  render(<Stub />)
  return screen.getByRole('searchbox', { name: 'ZIP code, town, county, state or name of a home' })
}

describe('the field for a place', () => {
  it('begins empty, and on the pages after with what was searched for', () => {
    expect(fieldShown()).toHaveProperty('value', '')
    cleanup()
    keepPlace('Little Rock, AR')
    expect(fieldShown()).toHaveProperty('value', 'Little Rock, AR')
  })

  it('keeps the last place when a search names none', () => {
    keepPlace('72201')
    keepPlace('')
    expect(fieldShown()).toHaveProperty('value', '72201')
  })

  it('works where nothing may be kept', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage')
    })
    expect(fieldShown()).toHaveProperty('value', '')
  })
})
