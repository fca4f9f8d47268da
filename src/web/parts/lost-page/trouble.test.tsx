// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { troubleEn } from '#content/seekers/trouble.en.ts'
import { Trouble } from './trouble.tsx'

let given: { status: number | undefined; isAway: boolean }
const Page = () => <Trouble {...given} words={troubleEn} />
const Stub = createRoutesStub([{ path: '/', Component: Page }])
afterEach(cleanup)

function heading(status: number | undefined, isAway: boolean) {
  given = { status, isAway }
  render(<Stub />)
  return screen.getByRole('heading', { level: 1 }).textContent
}

describe('what stands in place of a page that threw', () => {
  it('says of a room that no answer came from that the board works, and leads there', () => {
    expect(heading(undefined, true)).toBe('You are offline')
    screen.getByText(/^This page needs a connection\. Your board still works/)
    expect(screen.getByRole('link', { name: 'Back to your board' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it.each([
    [404, '404 Page Not Found'],
    [500, 'The light flickered'],
    [undefined, 'The light flickered'],
  ])('is the page it always was for %s', (status, words) => {
    expect(heading(status, false)).toBe(words)
  })
})
