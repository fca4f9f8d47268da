// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quiltMap } from '#content/states/directory/quilt-map.ts'
import { QuiltMap, type QuiltState } from './quilt-map.tsx'
import { tilePlaces } from './tile-places.ts'

const states: QuiltState[] = [
  { code: 'ME', name: 'Maine', slug: 'maine', level: 2, form: 'filled', words: 'Active, 2 of 4' },
  { code: 'GA', name: 'Georgia', slug: 'georgia', level: 0, form: 'open', words: 'Available, 0 of 4' },
  { code: 'OH', name: 'Ohio', slug: null, level: 0, form: 'dashed', words: 'no page yet' },
]

function show(props: Partial<Parameters<typeof QuiltMap>[0]> = {}) {
  render(<QuiltMap label={quiltMap.label} states={states} {...props} />)
}

describe('the quilt map', () => {
  it('has a place of its own for each of 51 tiles', () => {
    const places = new Set([...tilePlaces.values()].map(({ row, column }) => `${row}-${column}`))
    expect(tilePlaces.size).toBe(51)
    expect(places.size).toBe(51)
  })

  it('links every state that has a page, and names it with its status', () => {
    show()
    expect(screen.getByRole('link', { name: /Maine: Active, 2 of 4/ }).getAttribute('href')).toBe('/directory/maine')
    expect(screen.queryByRole('link', { name: /Ohio/ })).toBeNull()
    expect(screen.getByTitle('Ohio: no page yet')).toBeTruthy()
  })

  it('takes states a search does not match out of the tab order', () => {
    show({ matching: new Set(['GA']) })
    expect(screen.getByRole('link', { name: /Maine/ }).tabIndex).toBe(-1)
    expect(screen.getByRole('link', { name: /Georgia/ }).tabIndex).toBe(0)
  })
})
