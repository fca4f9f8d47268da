import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Block, Emblem } from './block.tsx'

describe('the Block', () => {
  it('shows its heart only when all four patches are solid', () => {
    expect(renderToStaticMarkup(<Block patches={['on', 'on', 'on', 'on']} />)).toContain('heart')
    expect(renderToStaticMarkup(<Block patches={['on', 'on', 'on', 'half']} />)).not.toContain('heart')
  })

  it('draws a planned patch inside the seam', () => {
    const drawn = renderToStaticMarkup(<Block patches={['plan', 'off', 'off', 'off']} />)
    expect(drawn).toContain('class="plan" d="M3 3H16L3 16z"')
  })

  it('is hidden from assistive technology, its words stand beside it', () => {
    expect(renderToStaticMarkup(<Emblem code="PA" patches={['on', 'on', 'half', 'plan']} />)).toContain('aria-hidden')
  })
})
