import type { ImportCounts } from '#contract/imports/imports.ts'

export function describeRows({ added, changed, same, duplicate, leftOut }: ImportCounts): string {
  const rows = added + changed + same + duplicate + leftOut
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`
}
