// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { houseWords } from '#content/residence-desk.ts'
import type { DeskResidenceRow } from '#contract/residence-desk.ts'
import { HouseList } from './house-list.tsx'

const house = (id: string, name: string, status: DeskResidenceRow['status']): DeskResidenceRow => ({
  ...{ id, slug: id, name, city: 'Conway', state: 'AR', status, totalBeds: 8 },
  ...{ gaps: [], missing: [], checkedAt: null },
})
const houses = [
  house('harbor', 'Harbor Row House', 'published'),
  house('cedar', 'Cedar Steps', 'draft'),
  house('old', 'Old Mill', 'archived'),
]
let hasLists = true

function List() {
  return (
    <HouseList
      {...{ houses, hasLists, done: null, words: houseWords }}
      setStatus={async () => ({ kind: 'failed', status: 500, message: 'No.', fields: {} })}
    />
  )
}

const Stub = createRoutesStub([{ path: '/', Component: List }])
afterEach(cleanup)

describe('the list of houses', () => {
  it('leads from each house in use to its waiting list', () => {
    hasLists = true
    render(<Stub />)
    const links = screen.getAllByRole('link', { name: /^Waiting list of / })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Waiting list of Harbor Row House', '/workspace/waiting?house=harbor'],
      ['Waiting list of Cedar Steps', '/workspace/waiting?house=cedar'],
    ])
  })

  it('does not for people who may not read them', () => {
    hasLists = false
    render(<Stub />)
    expect(screen.queryByRole('link', { name: /^Waiting list/ })).toBeNull()
  })
})
