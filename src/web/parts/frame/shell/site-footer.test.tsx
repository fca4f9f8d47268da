// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { frameEs } from '#content/site/frame/frame.es.ts'
import { sampleSite, showFramed } from '#tests/support/browser/framed.tsx'
import { FrameWordsContext, translateLink } from '#web/parts/frame/frame-words/frame-words.ts'
import { SiteFooter } from './site-footer.tsx'

function show(section?: string) {
  showFramed(
    '/',
    <>
      {section && <section id={section} aria-label="there" />}
      <SiteFooter site={sampleSite} />
    </>,
  )
}

it('quick links scroll to the section of this page that they name', () => {
  show('vision')
  const section = screen.getByRole('region', { name: 'there' })
  section.scrollIntoView = vi.fn()
  fireEvent.click(screen.getByRole('link', { name: '2025 Vision' }))
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
  expect(document.activeElement).toBe(section)
})

it('quick links on a page in Spanish lead to their twins, or to the pages in English and say so', () => {
  render(
    <FrameWordsContext value={frameEs}>
      <SiteFooter site={sampleSite} />
    </FrameWordsContext>,
  )
  const link = screen.getByRole('link', { name: 'Sobre la alianza (en inglés)' })
  expect(link.getAttribute('href')).toBe('/about')
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  const unmarked = links.map(({ textContent }) => textContent).filter((words) => !words?.includes('(en inglés)'))
  expect(unmarked.filter((words) => /alianza|Visión|Directorio|Plataforma|empezar/.test(words ?? ''))).toEqual([])
  expect(unmarked).toContain('Buscar casa')
  expect(translateLink('/verify', frameEs)).toEqual({ to: '/es/verificar', note: '' })
})

describe('the rest of the footer', () => {
  it('says when the addresses are samples', () => {
    show()
    expect(screen.getByText('Sample addresses')).toBeTruthy()
  })

  it('opens a group on phones by its own button', () => {
    show()
    const button = screen.getByRole('button', { name: 'Legal' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })
})
