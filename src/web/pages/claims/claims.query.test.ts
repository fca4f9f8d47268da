import { expect, it, vi } from 'vitest'
import { fetchListings } from './claims.query.ts'

it('says what to type where the list is searched for nothing, and nothing where it is not searched', async () => {
  const inside = vi.fn<typeof fetch>()
  const rest = { state: 'AR', residence: '' }
  const finding = await fetchListings({ find: '  ', ...rest }, 'Type a name.', inside)
  expect(finding?.failure?.fields.find).toBe('Type a name.')
  expect(await fetchListings({ find: null, ...rest }, 'Type a name.', inside)).toBeNull()
  expect(inside).not.toHaveBeenCalled()
})
