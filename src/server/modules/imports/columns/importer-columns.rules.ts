import { type ImportField, isCertificateField, saysOpen } from '#domain/imports/import-fields.ts'
import { toHeadingKey } from './column-names.rules.ts'
import type { GuessedColumn } from './guess-columns.rules.ts'

export function mayGoTo(field: ImportField, isAffiliate: boolean): boolean {
  return isAffiliate ? !saysOpen(field) : !isCertificateField(field)
}

function describeNotYours(field: ImportField): string {
  return field === 'cert_operator' ? 'Your houses come in as those of your organization' : 'Your affiliate says this'
}

export function chooseColumn(heading: string, guess: GuessedColumn, isAffiliate: boolean): GuessedColumn {
  // Our own export names it so, where an operator takes their houses out.
  if (isAffiliate && toHeadingKey(heading) === 'certified until')
    return { field: 'cert_ends', why: 'Matched by name', isGuess: false }
  const { mayBe, ...rest } = guess
  const kept = mayBe && mayGoTo(mayBe, isAffiliate) ? guess : rest
  if (kept.field === null || mayGoTo(kept.field, isAffiliate)) return kept
  const why = isAffiliate ? 'Only the house itself says how many beds are open' : describeNotYours(kept.field)
  return { field: null, why, isGuess: false }
}
