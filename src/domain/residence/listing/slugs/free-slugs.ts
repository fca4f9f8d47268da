type FreeSlugs = { give(wanted: string): string }

export function createFreeSlugs(): FreeSlugs {
  const taken = new Set<string>()
  const places = new Map<string, number>()
  return {
    give(wanted) {
      let place = places.get(wanted) ?? 1
      while (taken.has(buildSlugAt(wanted, place))) place += 1
      const slug = buildSlugAt(wanted, place)
      places.set(wanted, place + 1)
      taken.add(slug)
      return slug
    },
  }
}

function buildSlugAt(wanted: string, place: number): string {
  return place === 1 ? cutSlugStem(wanted, 120) : `${cutSlugStem(wanted)}-${place}`
}

function cutSlugStem(wanted: string, length = 110): string {
  return wanted.slice(0, length).replace(/-+$/, '') || 'residence'
}
