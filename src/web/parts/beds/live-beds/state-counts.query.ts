import type { HomesPage, ListedHome, StateBeds } from '#contract/directory/directory.ts'
import type { FoundPlace } from '#contract/residence/residence-search.ts'
import { ask } from '#web/plumbing/api-client.ts'

/** What a card shows of a home; its distance in miles where a place is known. */
export type ShownHome = Pick<
  ListedHome,
  'id' | 'slug' | 'name' | 'city' | 'groups' | 'phone' | 'narrLevel' | 'certified'
> & { distance: number | null }

/** A few homes of a state with an open bed: the nearest to a place, or those that said their number last. */
export type ShownHomes = {
  items: ShownHome[]
  total: number
  totalIsLeast: boolean
  /** False where no home at all is listed in the state. */
  isListed: boolean
  /** The place they are near to, as the search calls it. */
  near: string | null
  /** What was asked for and is no place, or no open bed of the state is within reach of it. */
  missed: string | null
  measuredAt: string
}

/** What is counted in a state; null where it could not be had. */
export type StateCounts = { beds: StateBeds | null; homes: ShownHomes | null }

type CountedState = { slug: string; code: string }

const mostShown = 4
/** As far as the search looks. */
const milesAround = '500'

export async function askCounts(
  state: CountedState,
  near: string | null,
  fetch: typeof globalThis.fetch,
): Promise<StateCounts> {
  const [beds, homes] = await Promise.all([
    ask('GET /api/directory/states/:slug', { params: { slug: state.slug } }, { fetch }).catch(() => null),
    askHomes(state, near, fetch),
  ])
  return { beds, homes }
}

async function askHomes(
  { slug, code }: CountedState,
  near: string | null,
  fetch: typeof globalThis.fetch,
): Promise<ShownHomes | null> {
  const nearest = near === null ? null : await askNearest(code, near, fetch)
  if (nearest && nearest.items.length > 0) return nearest
  const newest = await ask(
    'GET /api/directory/states/:slug/residences',
    { params: { slug }, query: { open: '1', order: 'newest' } },
    { fetch },
  ).catch(() => null)
  return newest && { ...newestOf(newest), missed: near }
}

async function askNearest(code: string, near: string, fetch: typeof globalThis.fetch): Promise<ShownHomes | null> {
  const query = { state: code, near, radius: milesAround, open: '1', limit: String(mostShown) }
  const answer = await ask('GET /api/residences/answer', { query }, { fetch }).catch(() => null)
  if (!answer?.place) return null
  const { items, total, totalIsLeast, place, measuredAt } = answer
  return {
    items: items.map(shown),
    total,
    totalIsLeast,
    isListed: true,
    missed: null,
    measuredAt,
    near: place.kind === 'state' ? null : nameOf(place),
  }
}

function newestOf({ items, total, towns, measuredAt }: HomesPage): ShownHomes {
  const first = items.slice(0, mostShown).map((home) => shown({ ...home, distance: null }))
  return {
    items: first,
    total,
    totalIsLeast: false,
    isListed: towns.length > 0,
    measuredAt,
    near: null,
    missed: null,
  }
}

/** The page holds what its cards show and no more. */
function shown({ id, slug, name, city, groups, phone, narrLevel, certified, distance }: ShownHome): ShownHome {
  return { id, slug, name, city, groups, phone, narrLevel, certified, distance }
}

/** "72201", "Little Rock, AR"; what has no name is where somebody is. */
function nameOf({ kind, name, state }: FoundPlace): string {
  if (kind === 'zip') return name
  return kind === 'point' || state === null ? 'you' : `${name}, ${state}`
}
