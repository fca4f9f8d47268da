// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { AddPhotos } from './add-photos.tsx'

const words = residenceWords.edit.photos

it('leads to the field of the files where none was chosen, with why', async () => {
  const send = vi.fn(async () => undefined)
  renderOnDesk(
    '/workspace/residences/a',
    <AddPhotos residenceId="a" words={words} isBusy={false} answered={null} sendings={[]} send={send} />,
  )
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  const error = await screen.findByText(words.noFile)
  const field = screen.getByLabelText(words.choose)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain(error.id)
  expect(send).not.toHaveBeenCalled()
})
