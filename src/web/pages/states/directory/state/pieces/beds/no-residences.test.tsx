// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { directoryWords } from '#content/states/directory/directory-pages.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { NoResidences } from './no-residences.tsx'

function shown(code: string, nearby: Parameters<typeof NoResidences>[0]['nearby']) {
  const record = directoryRecords.find((one) => one.code === code)
  if (!record) throw new Error(`No record of ${code}`)
  render(<NoResidences words={directoryWords.state.beds} record={record} nearby={nearby} />)
  return screen.getAllByRole('link').map((link) => [link.textContent?.replace(/ \(.*/, ''), link.getAttribute('href')])
}

const count = (listed: number, open: number) => ({ listed, open, toConfirm: 0, said: 'lately' as const })

it('leads to the affiliate, the helpline, the homes nearby, all states, and to a listing', () => {
  const links = shown('OH', [
    { code: 'PA', name: 'Pennsylvania', count: count(45, 30) },
    { code: 'IN', name: 'Indiana', count: count(1, 0) },
  ])
  expect(links.map(([, to]) => to)).toEqual([
    'tel:+16144535133',
    'https://ohiorecoveryhousing.org',
    'tel:+18006624357',
    '/residences?state=PA&open=1',
    '/residences?state=IN',
    '/directory',
    '/getting-started#claim',
  ])
  screen.getByText('Pennsylvania: 45 homes, 30 beds open now')
  screen.getByText('Ohio Recovery Housing certifies homes in Ohio and knows which ones there are.')
})

it('names no affiliate where none is known, and no state nearby where none has homes', () => {
  expect(shown('DC', []).map(([, to]) => to)).toEqual(['tel:+18006624357', '/directory', '/getting-started#claim'])
  expect(document.body.textContent).not.toContain('nearby')
  screen.getByText(/^Do you run a home in the District of Columbia\?/)
})
