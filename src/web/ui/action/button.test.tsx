// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, IconButton } from './button.tsx'
import { ChoiceChip } from './chip.tsx'
import { Segmented } from './segmented.tsx'

describe('buttons', () => {
  it('do not send a form unless they are told to', () => {
    render(<Button>Book Demo</Button>)
    expect(screen.getByRole('button', { name: 'Book Demo' }).getAttribute('type')).toBe('button')
  })

  it('are links where they lead somewhere', () => {
    render(
      <ButtonLink variant="primary" to="/getting-started">
        Get Started
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/getting-started')
  })

  it('have a name also when they are only a drawing', () => {
    render(<IconButton icon="close" label="Close" />)
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })
})

describe('choices side by side', () => {
  it('have one pressed, and tell which other is chosen', () => {
    const onChange = vi.fn()
    const segments = [
      { value: 'name', words: 'By Name' },
      { value: 'size', words: 'By Size' },
    ]
    render(<Segmented label="Sort" segments={segments} value="name" onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Sort' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'By Name', pressed: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'By Size', pressed: false }))
    expect(onChange).toHaveBeenCalledWith('size')
  })

  it('are chips of which one is chosen', () => {
    render(<ChoiceChip words="Pricing" chosen onChoose={() => {}} />)
    expect(screen.getByRole('button', { name: 'Pricing', pressed: true })).toBeTruthy()
  })
})
