import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'
import { mostPhotos } from '#domain/residence/photo.ts'
import { audiences } from '#domain/residence/residence.ts'
import type { Cell } from '#server/plumbing/csv.ts'

/** A home of the file: what search shows of it, what else is public, its page, and the largest file of each photo. */
export type FileHome = Omit<ResidenceDetail, 'similar'> & { url: string; photoUrls: string[] }

type Column = { name: string; cell: (home: FileHome) => Cell }

// Every field that holds one value, under the name it has in the JSON answers.
const plain = [
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
] as const satisfies readonly PlainField[]

type PlainField = { [Field in keyof FileHome]: FileHome[Field] extends Cell ? Field : never }[keyof FileHome]

const joined = (items: readonly string[]): Cell => (items.length === 0 ? null : items.join('; '))

/** The columns of the file: one value a cell, and an empty cell for what nobody stated. */
export const columns: readonly Column[] = [
  ...plain.map((name): Column => ({ name, cell: (home) => home[name] })),
  { name: 'feeIncludes', cell: ({ feeIncludes }) => joined(feeIncludes) },
  { name: 'languages', cell: ({ languages }) => joined(languages) },
  ...audiences.flatMap((audience): Column[] => {
    const group = ({ groups }: FileHome) => groups.find((one) => one.audience === audience)
    return [
      { name: `beds.${audience}.total`, cell: (home) => group(home)?.totalBeds ?? null },
      { name: `beds.${audience}.available`, cell: (home) => group(home)?.availableBeds ?? null },
      { name: `beds.${audience}.reportedAt`, cell: (home) => group(home)?.reportedAt ?? null },
    ]
  }),
  ...needs.flatMap((need): Column[] => [
    { name: `says.${need}`, cell: ({ yes, no }) => (yes.includes(need) ? 'yes' : no.includes(need) ? 'no' : null) },
    { name: `note.${need}`, cell: ({ answerNotes }) => answerNotes[need] ?? null },
  ]),
  ...houseRules.map((rule): Column => ({ name: `rule.${rule}`, cell: ({ rules }) => rules[rule] ?? null })),
  ...Array.from({ length: mostPhotos }).flatMap((_, place): Column[] => [
    { name: `photo.${place + 1}.url`, cell: ({ photoUrls }) => photoUrls[place] ?? null },
    { name: `photo.${place + 1}.description`, cell: ({ photos }) => photos[place]?.description || null },
  ]),
]
