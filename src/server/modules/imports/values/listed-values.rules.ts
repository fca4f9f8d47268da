import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import type { ImportKind } from '#domain/imports/import-fields.ts'
import { audiences, audienceWords } from '#domain/residence/residence.ts'

export type ListedValue = { value: string; words: string }

const listSame = (...values: string[]): ListedValue[] => values.map((value) => ({ value, words: value }))

export function listValues(kind: ImportKind): ListedValue[] | null {
  switch (kind) {
    case 'yes_no':
      return [
        { value: 'yes', words: 'Yes' },
        { value: 'no', words: 'No' },
      ]
    case 'audience':
      return audiences.map((audience) => ({ value: audience, words: audienceWords[audience] }))
    case 'certificate_kind':
      return [
        { value: 'initial', words: 'Initial' },
        { value: 'renewal', words: 'Renewal' },
      ]
    case 'certificate_form':
      return listSame('full', ...conditionalForms)
    case 'level':
      return listSame('I', 'II', 'III', 'IV')
    case 'staff':
      return listSame('none', 'visits', 'evenings', 'day and night')
    case 'visibility':
      return listSame('exact', 'area', 'hidden')
    default:
      return null
  }
}
