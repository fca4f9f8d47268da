import type { PairsWords } from '#content/staff/merging.ts'
import type { ListingsWords } from '#content/staff/moderation.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { ShownListing } from '#contract/residence/moderation/staff-listings.ts'
import type { DeskAddress } from '#web/parts/desk/frame/desk-screens.ts'

type AskedPairs = { of?: string | undefined; q: string; page: number }

export function readAskedPairs(query: URLSearchParams): AskedPairs {
  const page = Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  return { of: query.get('of') ?? undefined, q: query.get('q') ?? '', page }
}

export type PairsDesk = {
  pairs: string
  here: DeskAddress
  above: { words: string; to: string }
  toListing: (listing: Pick<ShownListing, 'id' | 'status'>) => string | null
}

type Words = { pairs: PairsWords; listings: ListingsWords }

export function choosePairsDesk(user: SignedInUser | null, { pairs, listings }: Words): PairsDesk {
  if (user?.organization?.kind !== 'affiliate') {
    const above = { words: listings.title, to: '/staff/listings' }
    return { pairs: '/staff/pairs', here: '/staff/listings', above, toListing: ({ id }) => `/staff/listings/${id}` }
  }
  return {
    pairs: '/affiliate/pairs',
    here: '/affiliate',
    above: { words: pairs.yourState, to: '/affiliate' },
    toListing: ({ id, status }) => (status === 'published' ? `/affiliate/homes/${id}` : null),
  }
}
