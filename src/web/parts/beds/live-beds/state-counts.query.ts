import type { FoundPlace } from '#contract/search/residence-search.ts'
import type { ListedResidence, ResidencesPage, StateBeds } from '#contract/states/directory.ts'
import type { CertificateOfList } from '#domain/certification/certificate/told-certificate.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ShownResidence = Pick<
  ListedResidence,
  'id' | 'slug' | 'name' | 'city' | 'groups' | 'phone' | 'narrLevel' | keyof CertificateOfList
> & { distance: number | null }

export type ShownResidences = {
  items: ShownResidence[]
  total: number
  totalIsLeast: boolean
  isListed: boolean
  /** The name of the place; empty where it is where the reader is. */
  near: string | null
  missed: string | null
  measuredAt: string
}

export type StateCounts = { beds: StateBeds | null; residences: ShownResidences | null }

type CountedState = { slug: string; code: string }

const maxShown = 4
const milesAround = '500'

export async function fetchCounts(
  state: CountedState,
  near: string | null,
  fetch: typeof globalThis.fetch,
): Promise<StateCounts> {
  const [beds, residences] = await Promise.all([
    callApi('GET /api/directory/states/:slug', { params: { slug: state.slug } }, { fetch }).catch(() => null),
    fetchResidences(state, near, fetch),
  ])
  return { beds, residences }
}

async function fetchResidences(
  { slug, code }: CountedState,
  near: string | null,
  fetch: typeof globalThis.fetch,
): Promise<ShownResidences | null> {
  const nearest = near === null ? null : await fetchNearest(code, near, fetch)
  if (nearest && nearest.items.length > 0) return nearest
  const newest = await callApi(
    'GET /api/directory/states/:slug/residences',
    { params: { slug }, query: { open: '1', order: 'newest' } },
    { fetch },
  ).catch(() => null)
  return newest && { ...toNewest(newest), missed: near }
}

async function fetchNearest(
  code: string,
  near: string,
  fetch: typeof globalThis.fetch,
): Promise<ShownResidences | null> {
  const query = { state: code, near, radius: milesAround, open: '1', limit: String(maxShown) }
  const answer = await callApi('GET /api/residences/answer', { query }, { fetch }).catch(() => null)
  if (!answer?.place) return null
  const { items, total, totalIsLeast, place, measuredAt } = answer
  return {
    items: items.map(pickShown),
    total,
    totalIsLeast,
    isListed: true,
    missed: null,
    measuredAt,
    near: place.kind === 'state' ? null : formatName(place),
  }
}

function toNewest({ items, total, towns, measuredAt }: ResidencesPage): ShownResidences {
  const first = items.slice(0, maxShown).map((residence) => pickShown({ ...residence, distance: null }))
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

function pickShown(residence: ShownResidence): ShownResidence {
  const { id, slug, name, city, groups, phone, narrLevel, distance, ...standing } = residence
  const { certified, certificateForm, certificateEndedAs, certificateEndedOn } = standing
  const certificate = { certified, certificateForm, certificateEndedAs, certificateEndedOn }
  return { id, slug, name, city, groups, phone, narrLevel, distance, ...certificate }
}

function formatName({ kind, name, state }: FoundPlace): string {
  if (kind === 'zip') return name
  return kind === 'point' || state === null ? '' : `${name}, ${state}`
}
