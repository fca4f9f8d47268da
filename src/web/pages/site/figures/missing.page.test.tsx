// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { Loaded } from '#web/plumbing/page.ts'
import page from './missing.page.tsx'

it.each([
  ['PR', 404, 1],
  ['', 200, 0],
])('asked for "%s" answers %i and says where there are no numbers', async (state, status, said) => {
  const visit = { ...sampleVisit('/data/missing'), query: new URLSearchParams({ state }) }
  const loaded = await page.load?.(visit)
  if (!(loaded instanceof Loaded)) throw new Error('The page leads elsewhere.')
  expect(loaded.status).toBe(status)
  render(<page.show data={loaded.data} visit={visit} />)
  expect(screen.queryAllByText('There are no numbers for this state')).toHaveLength(said)
})
