import type { FoundResidences } from '#contract/search/residence-search.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { buildPhotoAddress } from '#domain/residence/photo.ts'
import { emptySearchRequest, type SearchRequest, searchLimits } from '#domain/search/search-request.ts'
import type { Residences } from '#server/modules/search/residence/residence.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { createAnswerCache } from '#server/plumbing/answers/answer-cache.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { CsvFile } from '#server/plumbing/answers/streamed-text.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { buildApiDocument } from './document/api-document.rules.ts'
import type { PublishedIds } from './document/published-ids.rules.ts'
import type { Hsds } from './hsds/hsds.service.ts'
import { columns } from './residence-cells.rules.ts'

export type OpenData = ReturnType<typeof createOpenData>

type Parts = Pick<ServerParts, 'clock' | 'baseUrl'> & {
  search: Search
  residences: Pick<Residences, 'details'>
  hsds: Pick<Hsds, 'servicesAtLocations' | 'organizations'>
}

export function createOpenData({ clock, search, residences, hsds, baseUrl }: Parts) {
  const { keep } = createAnswerCache(clock, documentMs)

  async function findPublishedIds(): Promise<PublishedIds> {
    const { items } = await search.find({ ...emptySearchRequest, limit: 1 })
    const places = await hsds.servicesAtLocations({ per_page: '1' })
    const operators = await hsds.organizations({ per_page: '1' })
    return {
      residence: items[0]?.slug ?? null,
      service: items[0]?.id ?? null,
      serviceAtLocation: places.contents[0]?.id ?? null,
      organization: operators.contents[0]?.id ?? null,
    }
  }

  async function formatLines({ items }: FoundResidences): Promise<string> {
    const ids = items.map(({ id }) => id)
    const details = await residences.details(ids)
    const lines = items.map((residence) => {
      const more = details.get(residence.id)
      // Taken off the list since the page was read.
      if (!more) return ''
      const photoUrls = more.photos.map(({ id }) => `${baseUrl}${buildPhotoAddress(id, 1600, 'jpg')}`)
      const whole = { ...residence, ...more, url: `${baseUrl}/residences/${residence.slug}`, photoUrls }
      return formatCsvLine(columns.map(({ cell }) => cell(whole)))
    })
    return lines.join('')
  }

  async function* streamPieces(asked: SearchRequest, first: FoundResidences): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(columns.map(({ name }) => name)) + (await formatLines(first))
    for (let next = first.next; next !== null; ) {
      const page: FoundResidences = await search.find({ ...asked, limit: searchLimits.limit, cursor: next })
      yield await formatLines(page)
      next = page.next
    }
  }

  return {
    document: (): Promise<{ openapi: string }> =>
      keep('document', async () => buildApiDocument(baseUrl, await findPublishedIds())),
    /** Throws as the search does, before the first piece. */
    async residencesFile(asked: SearchRequest): Promise<CsvFile> {
      const first = await search.find({ ...asked, limit: searchLimits.limit })
      const day = clock.now().toISOString().slice(0, 10)
      return {
        name: `recovery-residences-${asked.state ?? 'all-states'}-${day}.csv`,
        pieces: streamPieces(asked, first),
      }
    },
  }
}

const documentMs = minuteMs
