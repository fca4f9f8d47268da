import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BedLight } from './bed-light.tsx'

describe('bed light', () => {
  it('shows the count and the moment it was said', () => {
    const drawn = renderToStaticMarkup(
      <BedLight
        available={3}
        total={8}
        age={{ grade: 'fresh', words: 'Said 1 hour ago' }}
        saidAt="2026-11-20T20:40:00Z"
      />,
    )
    expect(drawn).toContain('3/8 available')
    expect(drawn).toContain('<time dateTime="2026-11-20T20:40:00Z">Said 1 hour ago</time>')
  })

  it('is lit only half way up when the number is stale', () => {
    const drawn = renderToStaticMarkup(
      <BedLight available={1} total={10} age={{ grade: 'stale', words: 'Said 5 days ago.' }} />,
    )
    expect(drawn).toContain('class="light" data-age="stale"')
  })

  it('shows no digits and no light for a withdrawn number', () => {
    const drawn = renderToStaticMarkup(
      <BedLight available={3} total={8} age={{ grade: 'withdrawn', words: 'No number yet' }} />,
    )
    expect(drawn).toContain('Call to ask')
    expect(drawn).not.toMatch(/3\/8|class="on"/)
  })
})
