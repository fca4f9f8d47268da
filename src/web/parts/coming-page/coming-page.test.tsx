// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ComingPage } from './coming-page.tsx'

afterEach(cleanup)

const words = { later: 'This part opens later.', why: 'Because.', holds: 'What will be here', today: 'Today' }
const ways = [
  { words: 'Find your state', to: '/directory' },
  { words: 'Call', to: 'tel:18006624357' },
]

function show(lang?: string) {
  return render(
    <MemoryRouter>
      <ComingPage
        title="Help Center"
        lead="Short articles."
        holds={['First calls']}
        ways={ways}
        words={words}
        lang={lang}
      >
        <p>(555) 555-0142</p>
      </ComingPage>
    </MemoryRouter>,
  )
}

describe('a page whose part opens later', () => {
  it('says so, and what it will hold', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help Center')
    expect(screen.getByText('This part opens later.')).toBeTruthy()
    const holds = within(screen.getByRole('region', { name: 'What will be here' }))
    expect(holds.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First calls'])
  })

  it('leads on: the ways of today, and what the page adds', () => {
    show()
    const today = within(screen.getByRole('region', { name: 'Today' }))
    expect(today.getByRole('link', { name: 'Find your state' }).getAttribute('href')).toBe('/directory')
    expect(today.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:18006624357')
    expect(today.getByText('(555) 555-0142')).toBeTruthy()
  })

  it('carries its own language', () => {
    expect(show('es').container.querySelector('[lang="es"] h1')).not.toBeNull()
  })
})
