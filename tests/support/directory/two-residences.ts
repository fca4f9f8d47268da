export type Residence = { name: string; slug: string; organization: string }

/** Two homes of one operator in a state: the first there, or the last. */
export async function findTwo(baseUrl: string, state: string, isLast = false): Promise<[Residence, Residence]> {
  const answer = await fetch(`${baseUrl}/api/v1/residences?state=${state}`)
  const { items } = (await answer.json()) as { items: Residence[] }
  const residences = isLast ? items.toReversed() : items
  for (const one of residences) {
    const other = residences.find(({ slug, organization }) => organization === one.organization && slug !== one.slug)
    if (other) return [one, other]
  }
  throw new Error(`No operator has two homes in ${state}.`)
}
