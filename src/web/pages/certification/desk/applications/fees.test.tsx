// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { feeWords } from '#content/certification/applying.ts'
import { computeFees } from '#domain/certification/overlays/fee.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { Fees } from './fees.tsx'

function said(state: string, beds: number): string[] {
  const fees = computeFees(buildOverlay(state), { residences: 1, beds })
  const { container, unmount } = render(<Fees fees={fees} affiliate="The affiliate" words={feeWords} />)
  const lines = screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent ?? ''}`)
  const last = container.querySelector('p:last-of-type')?.textContent ?? ''
  unmount()
  return [...lines, last]
}

it('says each fee, the sum, who bills it and where it is from', () => {
  expect(said('SC', 14)).toEqual([
    'This application: $50',
    'Your organization, once for all its homes: $200',
    '4 beds, $5 for each bed over 10: $20',
    'Together: $270',
    'The affiliate bills you. Nothing is paid here. As of November 2026: scarronline.org.',
  ])
})

it('names the fee of a bed, and no sum, where nobody has said how many there are', () => {
  expect(said('TX', 0).slice(0, -1)).toEqual(['Your organization, once for all its homes: $500', '$10 a bed: '])
})

it('tells nothing to pay from nothing known', () => {
  expect(said('KY', 8)[0]).toBe(
    'The affiliate bills you. Nothing is paid here. As of November 2026: kyarr.org: none at present.',
  )
  expect(said('AR', 8)).toEqual([
    'What it costs is not published. Ask The affiliate, who bills you. Nothing is paid here.',
  ])
})
