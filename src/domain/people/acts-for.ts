/**
 * Who somebody is and for which organisation: answers that are somebody's own carry it (`X-Acts-For`), and changes that a
 * device kept name it, so that nobody sends or sees another person's.
 */
export function actsFor(person: { id: string; organisation: { id: string } | null }): string {
  return `${person.id}.${person.organisation?.id ?? ''}`
}
