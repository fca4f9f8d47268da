import { importFields } from '#domain/imports/import-fields.ts'
import { countOpen, type OwnResidence } from '#server/modules/imports/checking/own-residence.rules.ts'
import { getResidenceValue } from '#server/modules/imports/checking/residence-of-row.rules.ts'
import { toCell } from '#server/modules/imports/values/show-value.rules.ts'
import type { Cell } from '#server/plumbing/answers/csv.ts'

type ExportedResidence = OwnResidence & {
  certified: boolean
  certified_until: string | null
  certificate_form: string | null
  fee_said_on: string | null
  latitude: number
  longitude: number
  checked_at: string | null
}
type ResidenceColumn = { name: string; cell: (residence: ExportedResidence) => Cell }

const inOneColumn = new Set(['audience', 'beds', 'open', 'taken'])

function findColumn({ field, kind, label }: (typeof importFields)[number]): ResidenceColumn {
  const [what, audience] = field.split('.')
  if (what === 'beds' || what === 'open') {
    return {
      name: label,
      cell: ({ groups }) => {
        const group = groups.find((one) => one.audience === audience)
        if (!group) return null
        if (what === 'beds') return group.total_beds
        return countOpen(group)
      },
    }
  }
  return { name: label, cell: (residence) => toCell(getResidenceValue(residence, field), kind) || null }
}

const fields = importFields.filter(({ field }) => !inOneColumn.has(field))
const keys = fields.filter(({ kind }) => kind === 'key')

export const residenceColumns: readonly ResidenceColumn[] = [
  ...keys.map(findColumn),
  ...fields.filter(({ kind }) => kind !== 'key').map(findColumn),
  { name: 'Listing status', cell: ({ status }) => status },
  { name: 'Certified', cell: ({ certified }) => (certified ? 'yes' : 'no') },
  { name: 'Certified until', cell: (residence) => residence.certified_until },
  { name: 'Certificate form', cell: (residence) => residence.certificate_form },
  { name: 'Fee said on', cell: (residence) => residence.fee_said_on },
  { name: 'Latitude', cell: ({ latitude }) => latitude },
  { name: 'Longitude', cell: ({ longitude }) => longitude },
  { name: 'Last reviewed', cell: (residence) => residence.checked_at },
]
