// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedOutMessage } from '#contract/calls/refusal-words.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { DeskTrouble } from './desk-trouble.tsx'

function show(message: string) {
  renderOnDesk('/workspace/claims?find=oak', <DeskTrouble message={message} />)
}

it('leads whoever is signed out to sign in on a new tab, and back to where they are', () => {
  show(signedOutMessage)
  expect(screen.getByRole('alert').textContent).toContain(signedOutMessage)
  const link = screen.getByRole('link', { name: /Sign in/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/api/login?returnTo=%2Fworkspace%2Fclaims%3Ffind%3Doak',
    '_blank',
  ])
})

it('says everything else by itself', () => {
  show('This claim has ended already.')
  expect(screen.getByRole('alert').textContent).toBe('This claim has ended already.')
  expect(screen.queryByRole('link')).toBeNull()
})
