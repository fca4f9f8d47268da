import { describePeople } from '#domain/beds/bed-people.ts'
import type { FactKind, SheetGroup } from '#domain/residence/facts.ts'
import { needColumns, ruleColumns } from '#domain/residence/headings/answer-headings.ts'
import { type SheetFact, sheetFacts } from '#domain/residence/headings/fact-headings.ts'
import type { HouseRule } from '#domain/residence/house-rules.ts'
import type { Need } from '#domain/residence/needs.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'

export type ImportKind =
  | Exclude<FactKind, 'yes' | 'fee_time'>
  | 'beds'
  | 'audience'
  | 'day'
  | 'key'
  | 'certificate_kind'
  | 'certificate_form'
  | 'months'

type OtherField = 'id' | 'slug' | 'audience' | 'beds' | 'open' | 'taken' | 'fee_week' | 'fee_month'

const certificateFields = [
  'cert_number',
  'cert_issued',
  'cert_ends',
  'cert_duration',
  'cert_kind',
  'cert_form',
  'cert_operator',
] as const
export type CertificateField = (typeof certificateFields)[number]

export function isCertificateField(field: string): field is CertificateField {
  return certificateFields.some((one) => one === field)
}

export const isOnCertificate = (field: string) => field === 'level' || isCertificateField(field)

export type ImportField =
  | CertificateField
  | OtherField
  | SheetFact
  | `beds.${Audience}`
  | `open.${Audience}`
  | `rule.${HouseRule}`
  | `says.${Need}`
  | `note.${Need}`

export type ImportFieldWords = {
  field: ImportField
  kind: ImportKind
  label: string
  example: string
  group: ImportGroup
}

const answersGroup = 'What it says yes or no to'

export type ImportGroup = SheetGroup | 'Certificate' | typeof answersGroup

type Words = Omit<ImportFieldWords, 'field'>

const groups: readonly SheetGroup[] = ['The house', 'Contact', 'Beds', 'Money', 'Rules']

const others: Record<OtherField, Words> = {
  audience: { kind: 'audience', label: 'A bed for', example: 'women', group: 'Beds' },
  beds: { kind: 'beds', label: 'Total beds', example: '8', group: 'Beds' },
  open: { kind: 'beds', label: 'Open beds', example: '2', group: 'Beds' },
  taken: { kind: 'beds', label: 'Taken beds', example: '6', group: 'Beds' },
  fee_week: { kind: 'money', label: 'Fee per week', example: '$160', group: 'Money' },
  fee_month: { kind: 'money', label: 'Fee per month', example: '$640', group: 'Money' },
  id: { kind: 'key', label: 'Directory ID', example: 'as in our export', group: 'The house' },
  slug: { kind: 'key', label: 'Directory page', example: 'harbor-row-house-conway-ar', group: 'The house' },
}

const certificateWords: Record<CertificateField, Words> = {
  cert_number: { kind: 'line', label: 'Certificate number', example: 'WV-1042', group: 'Certificate' },
  cert_issued: { kind: 'day', label: 'Certificate issued', example: '2026-06-30', group: 'Certificate' },
  cert_ends: { kind: 'day', label: 'Certificate ends', example: '2028-06-30', group: 'Certificate' },
  cert_duration: { kind: 'months', label: 'Certificate duration', example: '2 years', group: 'Certificate' },
  cert_kind: { kind: 'certificate_kind', label: 'Initial or renewal', example: 'initial', group: 'Certificate' },
  cert_form: { kind: 'certificate_form', label: 'Full or for a time', example: 'conditional', group: 'Certificate' },
  cert_operator: { kind: 'line', label: 'Certificate operator', example: 'Porch Homes, Inc.', group: 'Certificate' },
}

function listPlainWords(): ImportFieldWords[] {
  // The table's own keys; Object.entries only forgets them.
  const extra = (Object.entries(others) as [OtherField, Words][]).map(([field, words]) => ({ field, ...words }))
  const [keys, rest] = [extra.filter(({ kind }) => kind === 'key'), extra.filter(({ kind }) => kind !== 'key')]
  const ofGroup = groups.flatMap((group) => [
    ...rest.filter((one) => one.group === group),
    ...sheetFacts.filter((one) => one.group === group).map(listFactWords),
  ])
  return [...ofGroup, ...keys]
}

function listFactWords({ field, kind, label, example, group }: (typeof sheetFacts)[number]): ImportFieldWords {
  return { field, kind: kind === 'yes' || kind === 'fee_time' ? 'yes_no' : kind, label, example, group }
}

function listBedsWords(kind: 'beds' | 'open'): ImportFieldWords[] {
  const first = kind === 'beds' ? 'Beds for' : 'Open beds for'
  return audiences.map((audience) => {
    const label = `${first} ${describePeople(audience)}`
    return { field: `${kind}.${audience}`, kind: 'beds', label, example: kind === 'beds' ? '8' : '2', group: 'Beds' }
  })
}

export const importFields: readonly ImportFieldWords[] = [
  ...listPlainWords(),
  ...listBedsWords('beds'),
  ...listBedsWords('open'),
  ...ruleColumns.map(
    ({ rule, label }): ImportFieldWords => ({
      field: `rule.${rule}`,
      kind: 'line',
      label,
      example: rule === 'curfew' ? '10 pm' : 'in a line or two',
      group: 'Rules',
    }),
  ),
  ...needColumns.flatMap(({ need, label }): ImportFieldWords[] => [
    { field: `says.${need}`, kind: 'yes_no', label, example: 'yes', group: answersGroup },
    { field: `note.${need}`, kind: 'line', label: `${label}: a note`, example: 'in one line', group: answersGroup },
  ]),
]

/** How many beds are open, which only the house can say. */
export const saysOpen = (field: string) => field === 'taken' || field.startsWith('open')

export const affiliateFields: readonly ImportFieldWords[] = [
  ...importFields.filter(({ field }) => !saysOpen(field)),
  ...certificateFields.map((field) => ({ field, ...certificateWords[field] })),
]

const byField = new Map([...importFields, ...affiliateFields].map((words) => [words.field, words]))

export function getImportFieldWords(field: ImportField): ImportFieldWords {
  const words = byField.get(field)
  if (!words) throw new Error(`There is no field ${field}.`)
  return words
}

export function isImportField(name: string): name is ImportField {
  return byField.has(name as ImportField)
}
