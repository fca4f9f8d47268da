import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dana } from '#tests/support/directory/sample-person.ts'
import WaitingScreen from './waiting-screen.island.tsx'

const read = { lists: { residences: [], asksBy: [], list: null }, once: 'a' }
const answer = { kind: 'read', read, at: '2026-03-02T15:00:00.000Z' } as const

it.each([
  ['?house=a&said=add', 1],
  ['?house=a&said=moved', 0],
])('says of a form without script that it was done: %s', (query, times) => {
  const html = renderToStaticMarkup(
    <WaitingScreen answer={answer} refused={null} user={dana} path="/workspace/waiting" query={query} />,
  )
  expect(html.match(/Added to the list\./g) ?? []).toHaveLength(times)
})
