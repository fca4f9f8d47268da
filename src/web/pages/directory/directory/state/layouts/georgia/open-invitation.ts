import { notPublished } from '#domain/figures/figure.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'

const planned = { adopted: false, adoptedDate: null, outlook: 'planned' } as const

/** All four parts as planned: an invitation to the state, not a plan that exists. */
export function openInvitation(record: StateDirectoryRecord): StateDirectoryRecord {
  const features = {
    directory: { ...planned, facilities: notPublished },
    certification: { ...planned, certified: notPublished },
    allProviders: { ...planned, providers: notPublished },
    outcomes: { ...planned, tracking: notPublished },
  }
  return { ...record, features }
}
