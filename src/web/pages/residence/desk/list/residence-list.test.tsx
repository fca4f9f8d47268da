// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import type { DeskResidenceList, DeskResidenceRow } from '#contract/residence/residence-desk.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { ResidenceList } from './residence-list.tsx'

const residence = (id: string, name: string, status: DeskResidenceRow['status']): DeskResidenceRow => ({
  id,
  slug: id,
  name,
  city: 'Conway',
  state: 'AR',
  status,
  totalBeds: 8,
  zip: '72032',
  visibility: 'exact',
  gaps: [],
  contradictions: [],
  missing: [],
  checkedAt: null,
  isHidden: false,
  phone: '501-555-0100',
  fee: '',
  waiting: '',
})
const items = [residence('harbor', 'Harbor Row House', 'published'), residence('cedar', 'Cedar Steps', 'draft')]
const ready = ['a', 'b'].map((id) => ({ id, visibility: 'area' as const }))
const list: DeskResidenceList = {
  items,
  page: 1,
  pages: 1,
  total: 2,
  ready: [],
  counts: { all: 2, waiting: 0, published: 1, ready: 0, draft: 1, archived: 0 },
}
const given = { hasLists: true, done: null, answered: null, words: residenceWords }
type ListProps = Partial<Pick<ComponentProps<typeof ResidenceList>, 'hasLists' | 'done'>>

function show(more: Partial<DeskResidenceList> = {}, other: ListProps = {}, words = '') {
  const shown = Object.assign({}, given, other, { list: { ...list, ...more } })
  renderOnDesk('/workspace/residences', <ResidenceList {...shown} finding={{ words, chip: 'all', page: 1 }} />)
}

describe('the list of houses', () => {
  it('leads from each house in use to its waiting list', () => {
    show()
    const links = screen.getAllByRole('link', { name: /^Waiting list of / })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Waiting list of Harbor Row House', '/workspace/waiting?house=harbor'],
      ['Waiting list of Cedar Steps', '/workspace/waiting?house=cedar'],
    ])
  })

  it('does not for people who may not read them', () => {
    show({}, { hasLists: false })
    expect(screen.queryByRole('link', { name: /^Waiting list/ })).toBeNull()
  })

  it('names the answers of a house that contradict each other, each with the way to it', () => {
    const harbor = residence('harbor', 'Harbor Row House', 'published')
    const contradictions = [
      { about: 'level', field: 'level' },
      { about: 'medicine', field: 'need_methadone' },
    ] as const
    show({ items: [{ ...harbor, contradictions: [...contradictions] }, residence('cedar', 'Cedar', 'draft')] })
    expect(screen.getByText('These do not go together:').parentElement?.textContent).toBe(
      'These do not go together: level and staff, medicines and your own words.',
    )
    const way = screen.getByRole('link', { name: 'medicines and your own words' })
    expect(way.getAttribute('href')).toBe('/workspace/residences/harbor#f-need_methadone')
  })

  it('leads to a house that was just archived', () => {
    show({}, { done: 'archived' })
    const way = screen.getByRole('link', { name: 'You find it under Archived' })
    expect(way.getAttribute('href')).toBe('/workspace/residences?status=archived')
  })

  it('says on the button whether it publishes all that are ready or those that were found', () => {
    show({ ready })
    expect(screen.getByText('Publish all 2 ready houses')).toBeTruthy()
    expect(screen.getByText('Yes, publish 2 houses')).toBeTruthy()
    expect(residenceWords.list.all.submit(1_000, false)).toBe('Yes, publish 1,000 houses')
    show({ ready }, {}, 'conway')
    expect(screen.getByText('Publish the 2 ready houses you found')).toBeTruthy()
    expect(screen.getByText('Yes, publish the 2 houses you found')).toBeTruthy()
  })

  it('of 9 and more is rows to select, each with its card behind an arrow', () => {
    show({ total: 9 })
    expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(2)
    expect(screen.getByText('Cedar Steps', { selector: '.dense > a > b' })).toBeTruthy()
    expect(document.querySelectorAll('details .residence-line')).toHaveLength(2)
    const form = screen.getByRole('form', { name: 'Change several houses' })
    expect(form.getAttribute('action')).toBe('/workspace/residences')
    expect(screen.getByText('Select houses to change them at once.')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cedar Steps' }))
    fireEvent.input(form)
    expect(screen.getByText('1 house selected')).toBeTruthy()
    expect(screen.getByLabelText('New phone or fee').className).toContain('without-script')
    fireEvent.change(screen.getByLabelText('What to change'), { target: { value: 'phone' } })
    expect(screen.getByLabelText('New phone or fee').className).not.toContain('without-script')
  })
})
