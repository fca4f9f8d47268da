// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitPhotoWords as words } from '#content/certification/photos.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { buildRule } from '#tests/support/certification/shown-application.ts'
import { VisitPhotos } from './visit-photos.tsx'

const photo = (id: string, rest: Partial<VisitPhoto> = {}): VisitPhoto => {
  const taken = { visitId: 'v', code: '2.F.17.b', by: 'June Sample', madeAt: '2026-11-27T15:00:00.000Z' }
  return Object.assign({ id, state: 'clean' as const, refusal: null, mayRemove: false }, taken, rest)
}

it('shows the pictures of its rule alone, and says in words what keeps one from being opened', () => {
  const photos = [
    photo('one'),
    photo('other', { code: '1.A.1.a' }),
    photo('held', { state: 'held' }),
    photo('bad', { state: 'refused', refusal: 'A virus was found.' }),
  ]
  render(<VisitPhotos photos={photos} rule={buildRule()} words={words} />)
  const picture = screen.getByRole('img', { name: 'Photo 1: Smoke alarms in place and tested' })
  expect(picture.getAttribute('src')).toBe('/visit-photos/one')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/visit-photos/one'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '(new tab)June Sample, Nov 27, 2026',
    `Photo 2: Smoke alarms in place and tested${words.file.held}June Sample, Nov 27, 2026`,
    'Photo 3: Smoke alarms in place and testedNot taken: A virus was found.June Sample, Nov 27, 2026',
  ])
})

it('shows nothing where nobody took one', () => {
  const { container } = render(
    <VisitPhotos photos={[photo('other', { code: '1.A.1.a' })]} rule={buildRule()} words={words} />,
  )
  expect(container.childElementCount).toBe(0)
})
