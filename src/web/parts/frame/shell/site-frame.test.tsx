// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { frameEs } from '#content/site/frame/frame.es.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { OnPage, sampleSite } from '#tests/support/browser/framed.tsx'
import { FrameWordsContext } from '#web/parts/frame/frame-words/frame-words.ts'
import { SiteFrame } from './site-frame.tsx'

type FrameSample = { at: string; partnersPage?: SiteSettings['partnersPage']; hasResidences?: boolean }

function Site({ at, partnersPage, hasResidences = false }: FrameSample) {
  return (
    <OnPage path={at}>
      <SiteFrame
        site={{ ...sampleSite, ...(partnersPage && { partnersPage }) }}
        user={undefined}
        hasResidences={hasResidences}
      >
        <p>the page</p>
      </SiteFrame>
    </OnPage>
  )
}

describe('what every page stands in', () => {
  it('has the way past it and crisis help before everything else', () => {
    render(<Site at="/about" />)
    const [first, second, third] = screen.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('#main')
    expect(second?.getAttribute('href')).toBe('tel:988')
    expect(third?.getAttribute('href')).toBe('sms:988')
  })

  it('has the way to the homes right after, where there are some', () => {
    render(<Site at="/residences" hasResidences />)
    const [, second] = screen.getAllByRole('link')
    expect([second?.textContent, second?.getAttribute('href')]).toEqual(['Skip to homes', '#homes'])
    cleanup()
    render(<Site at="/about" />)
    expect(screen.queryByRole('link', { name: 'Skip to homes' })).toBeNull()
  })

  it('in Spanish texts AYUDA to 988 and marks the links that lead to English', () => {
    render(
      <FrameWordsContext value={frameEs}>
        <Site at="/es/residences" />
      </FrameWordsContext>,
    )
    expect(screen.getByRole('link', { name: 'Texto al 988' }).getAttribute('href')).toBe('sms:988?body=AYUDA')
    for (const link of screen.getAllByRole('link', { name: /Quiénes somos|Privacidad/ }))
      expect(link.textContent).toContain('(en inglés)')
  })

  it('offers to leave where a person may need to, and only there', () => {
    render(<Site at="/contact" />)
    expect(screen.getByRole('link', { name: 'Leave this site' })).toBeTruthy()
    cleanup()
    render(<Site at="/about" />)
    expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
  })

  it('rests behind the dialog of the partners page, from the first byte, but for crisis help', () => {
    const resting = (at: string, partnersPage: SiteSettings['partnersPage']) => {
      document.body.innerHTML = renderToStaticMarkup(<Site at={at} partnersPage={partnersPage} />)
      const parts = ['.crisis', '.topbar', 'main', '.footer']
      return parts.filter((part) => document.querySelector(part)?.hasAttribute('inert'))
    }
    expect(resting('/partners', 'dialog')).toEqual(['.topbar', '.footer'])
    expect(resting('/partners', 'live')).toEqual([])
    expect(resting('/about', 'dialog')).toEqual([])
    document.body.innerHTML = ''
  })

  it('is rendered on the server without style attributes or inline handlers, which the policy forbids', () => {
    expect(renderToStaticMarkup(<Site at="/contact" />)).not.toMatch(/ style=| on[a-z]+=/)
  })
})
