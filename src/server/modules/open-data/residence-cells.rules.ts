import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { factNames, facts } from '#domain/residence/facts.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { audiences } from '#domain/residence/residence.ts'
import type { Cell } from '#server/plumbing/answers/csv.ts'

export type FileResidence = Omit<ResidenceDetail, 'similar'> & { url: string; photoUrls: string[] }

type Column = { name: string; cell: (residence: FileResidence) => Cell }

// Under the names they have in the JSON answers. Programs count these columns: a fact that is added stands after them all.
const published = [
  'id',
  'slug',
  'name',
  'organization',
  'url',
  'street',
  'city',
  'state',
  'zip',
  'addressVisibility',
  'latitude',
  'longitude',
  'distance',
  'phone',
  'takesTexts',
  'email',
  'website',
  'totalBeds',
  'availableBeds',
  'availabilityAge',
  'reportedAt',
  'keepsWaitingList',
  'narrLevel',
  'certified',
  'certifiedBy',
  'certifiedUntil',
  'certificateEndedAs',
  'feeAmount',
  'feePer',
  'deposit',
  'otherFirstDay',
  'cashToMoveIn',
  'feeSaidOn',
  'minimumSobrietyDays',
  'staff',
  'checkedAt',
  'isClaimed',
  'isSample',
  'description',
  'feeIncludes',
  'languages',
] as const satisfies readonly PlainField[]

const added = factNames.map((name) => facts[name].api.name).filter((name) => !published.some((one) => one === name))

type PlainField = {
  [Field in keyof FileResidence]: FileResidence[Field] extends Cell | string[] ? Field : never
}[keyof FileResidence]

function buildPlainColumn(name: PlainField): Column {
  return { name, cell: (residence) => toCell(residence[name]) }
}

function toCell(value: Cell | string[]): Cell {
  return Array.isArray(value) ? value.join('; ') || null : value
}

export const columns: readonly Column[] = [
  ...published.map(buildPlainColumn),
  ...audiences.flatMap((audience): Column[] => {
    const group = ({ groups }: FileResidence) => groups.find((one) => one.audience === audience)
    return [
      { name: `beds.${audience}.total`, cell: (residence) => group(residence)?.totalBeds ?? null },
      { name: `beds.${audience}.available`, cell: (residence) => group(residence)?.availableBeds ?? null },
      { name: `beds.${audience}.reportedAt`, cell: (residence) => group(residence)?.reportedAt ?? null },
    ]
  }),
  ...needs.flatMap((need): Column[] => [
    { name: `says.${need}`, cell: ({ yes, no }) => (yes.includes(need) ? 'yes' : no.includes(need) ? 'no' : null) },
    { name: `note.${need}`, cell: ({ answerNotes }) => answerNotes[need] ?? null },
  ]),
  ...houseRules.map((rule): Column => ({ name: `rule.${rule}`, cell: ({ rules }) => rules[rule] ?? null })),
  ...Array.from({ length: maxPhotos }).flatMap((_, place): Column[] => [
    { name: `photo.${place + 1}.url`, cell: ({ photoUrls }) => photoUrls[place] ?? null },
    { name: `photo.${place + 1}.description`, cell: ({ photos }) => photos[place]?.description || null },
  ]),
  ...added.map(buildPlainColumn),
  buildPlainColumn('certificateForm'),
  buildPlainColumn('certificateEndedOn'),
]
