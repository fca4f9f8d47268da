/** Sent as `X-Acts-For`, and stored with offline changes, so that nobody sends or sees another person's. */
export function actsFor(person: { id: string; organization: { id: string } | null }): string {
  return `${person.id}.${person.organization?.id ?? ''}`
}
