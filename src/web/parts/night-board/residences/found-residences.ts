import { formatNumber } from '#domain/language/numbers.ts'
export function describeFound(found: number, total: number, kept: number): string {
  const more = kept === 0 ? '' : `, and ${kept} with a change on this device`
  return `${formatNumber(found)} of ${formatNumber(total)} houses${more}`
}
