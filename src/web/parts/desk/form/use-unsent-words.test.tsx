// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUnsentWords } from './use-unsent-words.ts'

function Page() {
  useUnsentWords()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <textarea aria-label="Answer" defaultValue="As it was." />
      <button type="submit">Send</button>
    </form>
  )
}

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const type = (value: string) => fireEvent.input(screen.getByLabelText('Answer'), { target: { value } })

it('asks before words are left that were typed and not sent, and not otherwise', () => {
  render(<Page />)
  expect(isAsked()).toBe(false)
  type('Something new.')
  expect(isAsked()).toBe(true)
  type('As it was.')
  expect(isAsked()).toBe(false)
  type('Something new.')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(isAsked()).toBe(false)
  type('More.')
  expect(isAsked()).toBe(true)
  cleanup()
  expect(isAsked()).toBe(false)
})
