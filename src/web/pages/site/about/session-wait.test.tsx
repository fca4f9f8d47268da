// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { showFramed } from '#tests/support/browser/framed.tsx'
import { SiteHeader } from '#web/parts/frame/shell/site-header.tsx'
import { SessionWait } from './session-wait.tsx'

afterEach(() => (document.cookie = `${signedInMarker}=; path=/; max-age=0`))

function show() {
  showFramed(
    '/about',
    <>
      <SiteHeader user={undefined} />
      <SessionWait words="Checking who is signed in" />
    </>,
  )
}

it('nothing turns for a visitor, with script or without', () => {
  show()
  expect(screen.queryByRole('status')).toBeNull()
})

it('turns while the page asks who is signed in, and its room stays', async () => {
  document.cookie = `${signedInMarker}=1; path=/`
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  show()
  expect(screen.getByRole('status').textContent).toBe('Checking who is signed in')
  answer.resolve(new Response(null, { status: 401 }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(document.querySelector('.session-wait')).not.toBeNull()
})
