import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { buildDirectoryRecord, type DirectoryFacts, inProgress, planned } from './directory-record.ts'
import { type StateCode, type StateSlug, states } from './slugs.ts'

/*
 * Figures are facilities, certified and beds (docs/specification.md, section 9). Where nothing is stated of a feature,
 * a record claims the least that the words of part 1 support:
 * - a claimed state without a level runs its directory here, so the directory is adopted and nothing more;
 * - a state "in progress" with counted facilities has them listed: the directory is adopted, certification is being
 *   built; without counts the directory itself is being built;
 * - a state with an affiliate that nobody has claimed is unclaimed, one without an affiliate is a placeholder.
 */

const unclaimed = { status: 'unclaimed' } as const satisfies DirectoryFacts
const comingSoon = { status: 'placeholder' } as const satisfies DirectoryFacts

function implement(figures?: DirectoryFacts['figures']): DirectoryFacts {
  if (figures === undefined) return { status: 'claiming', features: { directory: inProgress } }
  return { status: 'claiming', features: { directory: true, certification: inProgress }, figures }
}

const facts: Record<StateCode, DirectoryFacts> = {
  AL: { status: 'claimed', features: { directory: true }, figures: [42, 35, 950] },
  AK: comingSoon,
  AZ: implement([55, 32, 1450]),
  // "Level 3: Provider Network", without dates.
  AR: {
    status: 'claimed',
    features: { directory: true, certification: true, allProviders: true },
    figures: [87, 64, 2180],
  },
  // Between levels 2 and 3: phases 1 and 2 complete, 3 in progress, 4 planned. The tiles and the implementation data
  // contradict each other, and each set stays where it is (docs/specification.md, section 9).
  CA: {
    status: 'claiming',
    features: { directory: true, certification: true, allProviders: inProgress, outcomes: planned },
    figures: [120, 75, 3500],
    featureCounts: { facilities: 92, certified: 68 },
  },
  CO: implement([68, 42, 1850]),
  // "Target: Level 2 Certification", a directory in development with a preview. Its figures are estimates and stay on
  // its own page.
  CT: {
    status: 'claiming',
    features: { directory: inProgress, certification: planned },
    hasPreviewDirectory: true,
  },
  DE: unclaimed,
  DC: comingSoon,
  FL: implement([95, 58, 2800]),
  // Its figures are a potential, not a count.
  GA: unclaimed,
  HI: comingSoon,
  ID: comingSoon,
  IL: unclaimed,
  IN: unclaimed,
  IA: comingSoon,
  KS: comingSoon,
  KY: implement(),
  // Named as an affiliate in late 2024, not on the alliance's list of 2025.
  LA: { ...unclaimed, affiliateStatus: 'emerging' },
  ME: { status: 'claimed', features: { directory: true, certification: true }, figures: [42, 31, 890] },
  MD: comingSoon,
  MA: unclaimed,
  MI: { status: 'claimed', features: { directory: true, certification: true }, figures: [156, 112, 3890] },
  MN: implement([45, 29, 980]),
  MS: comingSoon,
  MO: unclaimed,
  // Georgia's success examples tell of 32 facilities here; the state's own figures are "not shown".
  MT: { status: 'claiming', features: { directory: true, certification: inProgress } },
  NE: comingSoon,
  NV: comingSoon,
  NH: unclaimed,
  NJ: comingSoon,
  NM: comingSoon,
  // Called emerging by its last dated description, in 2024.
  NY: { ...unclaimed, affiliateStatus: 'emerging' },
  NC: implement(),
  ND: comingSoon,
  OH: unclaimed,
  OK: implement([38, 25, 820]),
  OR: implement([44, 30, 920]),
  PA: implement([65, 42, 1850]),
  RI: unclaimed,
  SC: implement([48, 31, 1250]),
  SD: comingSoon,
  TN: implement([48, 32, 1050]),
  TX: { status: 'claimed', features: { directory: true }, figures: [125, 98, 3200] },
  UT: comingSoon,
  VT: unclaimed,
  // Georgia's success examples tell of facilities and certified ones here; the state's own figures are "not shown".
  VA: { status: 'claiming', features: { directory: true, certification: true, allProviders: inProgress } },
  WA: implement([52, 34, 1150]),
  WV: {
    status: 'claimed',
    features: {
      directory: 'February 2023',
      certification: 'May 2023',
      allProviders: 'August 2023',
      outcomes: planned,
    },
  },
  WI: unclaimed,
  WY: comingSoon,
}

export const directoryRecords: readonly StateDirectoryRecord<StateSlug, StateCode>[] = states.map(({ code }) =>
  buildDirectoryRecord(code, facts[code]),
)
