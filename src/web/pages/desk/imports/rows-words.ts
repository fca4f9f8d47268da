import type { ImportCounts } from '#contract/imports/imports.ts'
import { formatCount } from '#domain/language/numbers.ts'

export function describeRows({ added, changed, same, duplicate, leftOut }: ImportCounts): string {
  const rows = added + changed + same + duplicate + leftOut
  return formatCount(rows, 'row')
}
