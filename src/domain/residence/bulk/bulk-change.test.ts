import { expect, it } from 'vitest'
import { formatBulkText, parseBulkText } from './bulk-change.ts'

it.each([
  ['phone', ' 501-555-0100 ', { phone: '501-555-0100' }, '501-555-0100'],
  ['fee', '150 week', { fee_amount: '150', fee_per: 'week' }, '150 week'],
  ['fee', '$1,200 month', { fee_amount: '$1,200', fee_per: 'month' }, '$1,200 month'],
  ['fee', '150', { fee_amount: '150', fee_per: '' }, '150'],
  ['fee', ' ', { fee_amount: '', fee_per: '' }, ''],
  ['waiting', 'no', { waiting_list: 'no' }, 'no'],
] as const)('a change of the %s to "%s" is read, and written back', (kind, text, values, written) => {
  expect(parseBulkText(kind, text)).toEqual(values)
  expect(formatBulkText(kind, values)).toBe(written)
})
