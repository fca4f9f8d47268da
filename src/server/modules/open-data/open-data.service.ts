import type { ResidencesFileQuery } from '#contract/open-data.ts'
import { type FoundResidences, searchLimits } from '#contract/residence-search.ts'
import { apiDocument } from '#server/modules/open-data/document/api-document.ts'
import { columns } from '#server/modules/open-data/residence-cells.ts'
import type { Homes } from '#server/modules/search/home.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { byteOrderMark, csvLine } from '#server/plumbing/csv.ts'

export type OpenData = {
  /** The description of every public call (OpenAPI 3.1). */
  document: object
  /**
   * The homes a query finds as a CSV file, in pieces that are read as they are asked for; `name` is what the file is
   * called. Throws as the search does, before the first piece.
   */
  residencesFile(query: ResidencesFileQuery): Promise<{ name: string; pieces: AsyncGenerator<string> }>
}

export function createOpenData(parts: {
  clock: Clock
  search: Search
  homes: Pick<Homes, 'details'>
  baseUrl: string
}): OpenData {
  const { clock, search, homes, baseUrl } = parts

  async function linesOf({ items }: FoundResidences): Promise<string> {
    const ids = items.map(({ id }) => id)
    const details = await homes.details(ids)
    const lines = items.map((home) => {
      const more = details.get(home.id)
      // Taken off the list since the page was read.
      if (!more) return ''
      const whole = { ...home, ...more, url: `${baseUrl}/residences/${home.slug}` }
      return csvLine(columns.map(({ cell }) => cell(whole)))
    })
    return lines.join('')
  }

  async function* pieces(query: ResidencesFileQuery, first: FoundResidences): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(columns.map(({ name }) => name)) + (await linesOf(first))
    for (let next = first.next; next !== null; ) {
      const page: FoundResidences = await search.find({ ...query, limit: perStep, cursor: next })
      yield await linesOf(page)
      next = page.next
    }
  }

  return {
    document: apiDocument(baseUrl),
    async residencesFile(query) {
      const first = await search.find({ ...query, limit: perStep })
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `recovery-residences-${query.state || 'all-states'}-${day}.csv`, pieces: pieces(query, first) }
    },
  }
}

const perStep = String(searchLimits.limit)
