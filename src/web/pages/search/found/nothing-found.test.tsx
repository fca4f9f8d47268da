import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { searchEn } from '#content/search/search.en.ts'
import { NothingFound } from './nothing-found.tsx'

const place = { kind: 'town', name: 'Austin', state: 'TX', radius: 25 } as const

function drawn(guide: { code: string; name: string; slug: string; affiliate: string | null } | null): string {
  return renderToStaticMarkup(
    <NothingFound
      address={{ query: { near: 'Austin, TX' }, compare: [] }}
      path="/residences"
      relaxations={[]}
      lookedAt={0}
      place={place}
      guide={guide}
      words={searchEn}
      listingWords={listingEn}
    />,
  )
}

it('leads to the page of a state without homes, and names its affiliate where one is known', () => {
  const named = drawn({ code: 'TX', name: 'Texas', slug: 'texas', affiliate: 'Texas Homes Alliance' })
  expect(named).toContain('No home near here is in the directory yet.')
  expect(named).toContain('Texas Homes Alliance certifies homes in Texas')
  expect(named).toContain('href="/directory/texas"')
  expect(named).toContain('href="/grievance?state=TX"')
  const unnamed = drawn({ code: 'TX', name: 'Texas', slug: 'texas', affiliate: null })
  expect(unnamed).toContain('href="/directory/texas"')
  expect(unnamed).not.toContain('certifies homes')
  expect(drawn(null)).not.toContain('/directory/')
})
