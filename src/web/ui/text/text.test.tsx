// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Badge } from './badge.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PlaceCard } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { Facts } from './lists/facts.tsx'
import { Table } from './lists/table.tsx'
import { Notice } from './notice.tsx'

describe('messages in place', () => {
  it('are read out only when they appear after something was done', () => {
    render(<Notice title="Directory in development" />)
    expect(screen.queryByRole('status')).toBeNull()
    render(<Notice tone="success" announced title="Message Sent" />)
    expect(screen.getByRole('status').textContent).toBe('Message Sent')
    render(<Notice tone="danger" announced title="Missing Information" />)
    expect(screen.getByRole('alert').textContent).toBe('Missing Information')
  })

  it('say what is empty in a heading of the right level', () => {
    render(<EmptyState title="No residences yet" headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'No residences yet' })).toBeTruthy()
  })
})

describe('places and their status', () => {
  it('carry the status as a form beside its word', () => {
    render(<Badge form="half">Implementation</Badge>)
    expect(screen.getByText('Implementation').dataset.form).toBe('half')
  })

  it('have a quieter roof where nobody has claimed them', () => {
    render(<PlaceCard roof="unclaimed" aria-label="Georgia" />)
    expect(screen.getByRole('article', { name: 'Georgia' }).dataset.roof).toBe('unclaimed')
  })

  it('lead back up by breadcrumbs that end at the page itself', () => {
    render(<Breadcrumbs trail={[{ words: 'NARR Directory', to: '/directory' }]} here="Maine" />)
    expect(screen.getByRole('link', { name: 'NARR Directory' }).getAttribute('href')).toBe('/directory')
    expect(screen.getByText('Maine').getAttribute('aria-current')).toBe('page')
  })
})

describe('figures in rows', () => {
  it('pair each word with its number', () => {
    render(<Facts facts={[{ label: 'beds', value: '950' }]} />)
    expect(screen.getByRole('term').textContent).toBe('beds')
    expect(screen.getByRole('definition').textContent).toBe('950')
  })

  it('stand in a table named by its caption', () => {
    render(
      <Table caption="States" captionHidden>
        <tbody />
      </Table>,
    )
    expect(screen.getByRole('table', { name: 'States' })).toBeTruthy()
  })
})
