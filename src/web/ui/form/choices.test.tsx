// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Choices } from './choices.tsx'

it('takes the focus of a link to what was wrong, and says that it is', () => {
  const options = [{ value: 'a', words: 'A' }]
  render(<Choices name="kind" id="kind" legend="Which?" options={options} chosen={undefined} error="Choose one." />)
  const question = screen.getByRole('group', { name: 'Which?' })
  document.getElementById('kind')?.focus()
  expect(document.activeElement).toBe(question)
  expect(question.getAttribute('aria-invalid')).toBe('true')
  expect(question.getAttribute('aria-describedby')).toBe(screen.getByText('Choose one.').id)
})
