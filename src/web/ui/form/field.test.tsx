// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Choices } from './choices.tsx'
import { Field } from './field.tsx'
import { Input, Select } from './input.tsx'
import { PasswordInput } from './password-input.tsx'
import { Stepper } from './stepper.tsx'

describe('a field', () => {
  it('names its control by the label and says what is optional', () => {
    render(
      <Field label="Phone" optional>
        {(wiring) => <Input {...wiring} type="tel" />}
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: 'Phone (optional)' })
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
  })

  it('describes its control by help and error, and marks it invalid', () => {
    render(
      <Field label="Email" id="email" help="Only to answer you." error="Write your email so we can answer.">
        {(wiring) => <Input {...wiring} />}
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: 'Email' })
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Only to answer you.',
      'Write your email so we can answer.',
    ])
  })
})

describe('a select', () => {
  it('has its placeholder first, with an empty value', () => {
    render(<Select aria-label="State" placeholder="Choose a state" options={[{ value: '5', words: 'Maine' }]} />)
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toBe('Choose a state')
    expect(first?.getAttribute('value')).toBe('')
  })

  it('refuses an option whose value is an empty string', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Select aria-label="State" options={[{ value: '', words: 'None' }]} />)).toThrow(/empty string/)
  })
})

it('a password is shown while its button is pressed in', () => {
  render(<PasswordInput aria-label="Password" />)
  const control = screen.getByLabelText('Password')
  const button = screen.getByRole('button', { name: 'Show password' })
  expect(control.getAttribute('type')).toBe('password')
  fireEvent.click(button)
  expect(control.getAttribute('type')).toBe('text')
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

it('a stepper changes by one and stops at its ends', () => {
  const onChange = vi.fn()
  render(
    <Stepper
      label="Beds open"
      fewerLabel="One fewer"
      moreLabel="One more"
      value={4}
      max={4}
      unit="open"
      onChange={onChange}
    />,
  )
  const more = screen.getByRole('button', { name: 'One more' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'One fewer' }))
  expect(onChange).toHaveBeenCalledWith(3)
})

it('a question with choices takes the focus of a link to what was wrong, and says that it is', () => {
  const options = [{ value: 'a', words: 'A' }]
  render(<Choices name="kind" id="kind" legend="Which?" options={options} error="Choose one." />)
  const question = screen.getByRole('group', { name: 'Which?' })
  document.getElementById('kind')?.focus()
  expect(document.activeElement).toBe(question)
  expect(question.getAttribute('aria-invalid')).toBe('true')
  expect(question.getAttribute('aria-describedby')).toBe(screen.getByText('Choose one.').id)
})
