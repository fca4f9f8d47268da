// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Path } from './path.tsx'

describe('the Path', () => {
  it('says which steps are done and which one is now', () => {
    render(
      <Path
        label="The way in"
        waypoints={[
          { id: 'claim', state: 'done', content: 'Claim profile' },
          { id: 'account', state: 'now', content: 'Set up account' },
          { id: 'data', state: 'next', content: 'Move data' },
        ]}
      />,
    )
    const [done, now, next] = screen.getAllByRole('listitem')
    expect(done?.textContent).toBe('Done: Claim profile')
    expect(now?.getAttribute('aria-current')).toBe('step')
    expect(next?.hasAttribute('aria-current')).toBe(false)
  })

  it('says that a step is done in the language of its page', () => {
    render(<Path done="Hecho" waypoints={[{ id: 'sent', state: 'done', content: 'Enviada' }]} />)
    expect(screen.getByRole('listitem').textContent).toBe('Hecho: Enviada')
  })
})
