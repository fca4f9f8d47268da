// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { PrintedFoot } from './printed-foot.tsx'

it('says when the page was made, and once it is printed when that was, with the page to look at again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:08:00Z') })
  const { container } = render(
    <PrintedFoot
      address="https://homes.example/residences?near=72201"
      madeAt="2026-11-22T15:12:00.000Z"
      state="AR"
      words={listingEn}
    />,
  )
  expect(container.textContent).toBe(
    'As of Nov 22, 9:12 am CT. Numbers change: call. homes.example/residences?near=72201',
  )
  window.dispatchEvent(new Event('beforeprint'))
  expect(container.textContent).toContain('Printed Nov 22, 10:08 am CT. Numbers change: call.')
})
