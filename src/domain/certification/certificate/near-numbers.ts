/** Letters and digits that are taken for one another on paper. In SQL: `near_number` (db/schema/13_certification.sql). */
export function toNearNumber(number: string): string {
  const plain = number.toLowerCase().replace(/[^a-z0-9]/g, '')
  return plain.replaceAll('o', '0').replace(/[il]/g, '1')
}
