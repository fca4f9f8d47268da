// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { KnownUser } from '#web/plumbing/session.ts'
import { SessionWait } from './session-wait.tsx'

const wait = <SessionWait words="Checking who is signed in" />

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('nothing turns in the page as it arrives: without script it would turn for ever', () => {
  const drawn = renderToStaticMarkup(wait)
  expect(drawn).toContain('session-wait')
  expect(drawn).not.toContain('spinner')
})

it('nothing turns where the server knew who is looking', () => {
  render(<KnownUser value={null}>{wait}</KnownUser>)
  expect(screen.queryByRole('status')).toBeNull()
})

// Last in the file: who is looking is asked once per visit, and the answer stays.
it('turns until it is known who is looking, and its room stays', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const { container } = render(wait)
  expect(screen.getByRole('status').textContent).toBe('Checking who is signed in')
  answer.resolve(new Response(null, { status: 401 }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(container.querySelector('.session-wait')).not.toBeNull()
})
