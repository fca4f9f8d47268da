import { buildStateProfile } from '#content/states/state-profile.ts'
import { count, programme } from '#domain/figures/figure.ts'

export const california = buildStateProfile('CA', {
  about: [
    'Certification is voluntary here: a house may open without it. So ask each house whether it is certified, and until when.',
  ],
  // The tiles; the implementation data below contradicts them (docs/specification.md, section 9).
  figures: { success: 84 },
  performance: { occupancy: 82, certificationRate: 62.5, rural: 65, response: { under: 7 } },
  implementation: {
    phase: 'Level 2 to 3 transition',
    timeline: 'Phase 3 expected Q2 2024, phase 4 planned for Q4 2024',
    nextMilestone: 'Provider Network',
  },
  layout: {
    kind: 'california',
    current: {
      facilities: count(92, programme),
      beds: count(2800, programme),
      certified: count(68, programme),
      cities: count(35, programme),
    },
    phases: [
      { name: 'Phase 1: Directory Foundation', status: 'complete', when: 'Complete' },
      { name: 'Phase 2: Quality Certification', status: 'complete', when: 'Complete' },
      { name: 'Phase 3: Provider Network', status: 'in-progress', when: 'In progress, expected Q2 2024' },
      { name: 'Phase 4: Outcomes Excellence', status: 'planned', when: 'Planned, Q4 2024' },
    ],
  },
})
