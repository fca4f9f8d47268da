// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { expect, it, vi } from 'vitest'
import { CopyLink } from './copy-link.tsx'

it('keeps what the script said in the status before React woke the link', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<CopyLink id="what-it-costs" words="Link to this answer" />)
  const status = place.querySelector('[role=status]')
  status?.append('Address copied')
  const onRecoverableError = vi.fn()
  await act(() =>
    hydrateRoot(place, <CopyLink id="what-it-costs" words="Link to this answer" />, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.querySelector('[role=status]')).toBe(status)
  expect(status?.textContent).toBe('Address copied')
})
