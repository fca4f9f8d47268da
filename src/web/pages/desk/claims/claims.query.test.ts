import { expect, it, vi } from 'vitest'
import { fetchListings } from './claims.query.ts'

it('says what to type where the list is searched for nothing, and nothing where it is not searched', async () => {
  const inside = vi.fn<typeof fetch>()
  const rest = { state: 'AR', residence: '' }
  const finding = await fetchListings({ find: '  ', ...rest }, inside)
  expect(finding?.failure?.fields.find).toBe('Type a name, a town, a ZIP code or a phone number.')
  expect(await fetchListings({ find: null, ...rest }, inside)).toBeNull()
  expect(inside).not.toHaveBeenCalled()
})
