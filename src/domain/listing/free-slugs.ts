/** Gives out public addresses: the one that is wanted, or the next one like it ("oak-house-little-rock-ar-2"). None twice. */
type FreeSlugs = { give(wanted: string): string }

export function freeSlugs(): FreeSlugs {
  const taken = new Set<string>()
  /** Where the search for an address like this one goes on: all before are taken. */
  const places = new Map<string, number>()
  return {
    give(wanted) {
      let place = places.get(wanted) ?? 1
      while (taken.has(slugAt(wanted, place))) place += 1
      const slug = slugAt(wanted, place)
      places.set(wanted, place + 1)
      taken.add(slug)
      return slug
    },
  }
}

/** An address has at most 120 letters, of which some are kept for its number. */
function slugAt(wanted: string, place: number): string {
  return place === 1 ? slugStem(wanted, 120) : `${slugStem(wanted)}-${place}`
}

/** What all addresses like this one begin with. */
function slugStem(wanted: string, length = 110): string {
  return wanted.slice(0, length).replace(/-+$/, '') || 'residence'
}
