import { type Language, languages } from '#domain/language/language.ts'
import { buildPlacePath } from '#domain/places/place-address.ts'
import type { Spot } from './sitemap.store.ts'

type Town = { name: string; county: string | null }

export type PostalList = {
  town(name: string, stateCode: string): Promise<Town | null>
  zip(code: string): Promise<Pick<Town, 'county'> | null>
}

export type ReadSpots = (of: 'town' | 'zip', after: Spot, limit: number) => Promise<Spot[]>

const pointsPerBatch = 500
const beforeAll: Spot = { state: '', value: '' }

async function* streamSpots(read: ReadSpots, of: 'town' | 'zip'): AsyncGenerator<Spot[]> {
  let after = beforeAll
  for (;;) {
    const spots = await read(of, after, pointsPerBatch)
    yield spots
    const last = spots.at(-1)
    if (last === undefined || spots.length < pointsPerBatch) return
    after = last
  }
}

export async function* streamPlacesInMap(
  language: Language,
  { read, list, baseUrl }: { read: ReadSpots; list: PostalList; baseUrl: string },
): AsyncGenerator<string> {
  const told = new Set<string>()
  const writeEntry = (place: { name: string; state: string }) => {
    const path = buildPlacePath(language, place)
    if (told.has(path)) return ''
    told.add(path)
    const alternates = languages.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${baseUrl}${buildPlacePath(one, place)}"/>`,
    )
    return `<url><loc>${baseUrl}${path}</loc>${alternates.join('')}</url>\n`
  }
  for (const kind of ['town', 'zip'] as const) {
    for await (const spots of streamSpots(read, kind)) {
      let piece = ''
      for (const { state, value } of spots) {
        // A state may have no home that says its ZIP code.
        if (value === null) continue
        const town = kind === 'town' ? await list.town(value, state) : null
        if (town) piece += writeEntry({ name: town.name, state })
        const county = kind === 'zip' ? (await list.zip(value))?.county : null
        if (county) piece += writeEntry({ name: county, state })
      }
      yield piece
    }
  }
}
