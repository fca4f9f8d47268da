import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type HsdsModified,
  type HsdsOrganization,
  type HsdsOrganizationsQuery,
  type HsdsPage,
  type HsdsService,
  type HsdsServiceAtLocation,
  type HsdsServicesAtLocationsQuery,
  type HsdsServicesQuery,
  type HsdsTaxonomy,
  type HsdsTerm,
  hsdsLimits,
} from '#contract/open-data/hsds.ts'
import { type AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { reader } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type Paging, type PointOfZip, parseResidencesQuery, readPaging, splitWords } from './asked.rules.ts'
import {
  countResidences,
  type Organization,
  type Residence,
  type ResidencesAsked,
  readChanges,
  readResidence,
  readResidences,
} from './hsds.store.ts'
import { toNamedOrganization, toWholeOrganization } from './organization-record.rules.ts'
import { readOrganizations } from './organizations.store.ts'
import { deriveResidenceId, toListedService, toServiceAtLocation, toWholeService } from './service-record.rules.ts'
import { taxonomies, terms } from './terms.rules.ts'

type TermsQuery = { search?: string; taxonomy_id?: string; page?: string; per_page?: string }

export type Hsds = ReturnType<typeof createHsds>

const residencesPerBatch = 20
const maxResidences = 2_000

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl'> & { pointOfZip: PointOfZip }

export function createHsds({ transactions, clock, pointOfZip, baseUrl }: Parts) {
  async function readPage<Item>(
    asked: ResidencesAsked,
    paging: Paging,
    record: (residence: Residence) => Item,
  ): Promise<HsdsPage<Item>> {
    const items: Item[] = []
    for await (const some of streamSteps(asked, record, toRows(paging))) items.push(...some)
    const total = await transactions.run(reader, (tx) => countResidences(tx, asked, clock.now()))
    return toPage(items, total, paging)
  }

  const findResidence = (id: string) => transactions.run(reader, (tx) => readResidence(tx, id, clock.now()))
  const toRecord = (query: { full?: string }) => (one: Residence) =>
    query.full === 'true' ? toWholeService(one, baseUrl) : toListedService(one, baseUrl)

  async function listChanges(asked: ResidencesAsked, paging: Paging): Promise<HsdsPage<HsdsModified>> {
    const now = clock.now()
    return transactions.run(reader, async (tx) => {
      const changed = await readChanges(tx, asked, now, toRows(paging))
      const items = changed.map(({ id, changedAt }) => ({ id, modified_date: changedAt }))
      return toPage(items, await countResidences(tx, asked, now), paging)
    })
  }

  async function* streamSteps<Item>(
    asked: ResidencesAsked,
    record: (one: Residence) => Item,
    { limit, offset }: { limit: number; offset: number },
  ): AsyncGenerator<Item[]> {
    const now = clock.now()
    let after: string | null = null
    for (let left = limit; left > 0; left -= residencesPerBatch) {
      const few = Math.min(residencesPerBatch, left)
      const read = { limit: few, ...(after === null ? { offset } : { after }) }
      const residences: Residence[] = await transactions.run(reader, (tx) => readResidences(tx, asked, now, read))
      if (residences.length > 0) yield residences.map(record)
      after = residences.at(-1)?.id ?? null
      if (residences.length < few) return
      await nextTurn()
    }
  }

  async function readWhole(organization: Organization): Promise<HsdsOrganization> {
    const residences: Residence[] = []
    const all = { limit: maxResidences, offset: 0 }
    for await (const some of streamSteps(askOfOrganization(organization.id), (one) => one, all))
      residences.push(...some)
    return toWholeOrganization(organization, residences)
  }

  return {
    async services(query: HsdsServicesQuery): Promise<HsdsPage<HsdsService | HsdsModified>> {
      const filters = await parseResidencesQuery(query, pointOfZip)
      if (query.minimal === 'true') return listChanges(filters, readPaging(query, hsdsLimits.minimalPerPage))
      const paging = readPaging(query)
      if (paging.perPage > hsdsLimits.perPage) throw buildTooManyError()
      return readPage(filters, paging, toRecord(query))
    },
    everyService: async (query: HsdsServicesQuery): Promise<AsyncGenerator<HsdsService[]>> =>
      streamSteps(await parseResidencesQuery(query, pointOfZip), toRecord(query), {
        limit: Number.POSITIVE_INFINITY,
        offset: 0,
      }),
    async service(id: string): Promise<HsdsService | null> {
      const found = await findResidence(id)
      return found && toWholeService(found, baseUrl)
    },
    async organizations(query: HsdsOrganizationsQuery): Promise<HsdsPage<HsdsOrganization>> {
      const paging = readPaging(query)
      const filters = { words: splitWords(query.search), id: null }
      const { organizations, total } = await transactions.run(reader, (tx) =>
        readOrganizations(tx, filters, toRows(paging)),
      )
      if (query.full !== 'true') return toPage(organizations.map(toNamedOrganization), total, paging)
      const items: HsdsOrganization[] = []
      for (const organization of organizations) items.push(await readWhole(organization))
      return toPage(items, total, paging)
    },
    async organization(id: string): Promise<HsdsOrganization | null> {
      const read = { limit: 1, offset: 0 }
      const found = await transactions.run(reader, (tx) => readOrganizations(tx, { words: [], id }, read))
      return found.organizations[0] ? readWhole(found.organizations[0]) : null
    },
    async servicesAtLocations(query: HsdsServicesAtLocationsQuery): Promise<HsdsPage<HsdsServiceAtLocation>> {
      const filters = await parseResidencesQuery(query, pointOfZip)
      return readPage(filters, readPaging(query), (one) => toServiceAtLocation(one, query.full === 'true'))
    },
    async serviceAtLocation(id: string): Promise<HsdsServiceAtLocation | null> {
      const found = await findResidence(deriveResidenceId(id))
      return found && toServiceAtLocation(found, true)
    },
    taxonomies: (query: TermsQuery): HsdsPage<HsdsTaxonomy> => toList(taxonomies, query),
    taxonomy: (id: string): HsdsTaxonomy | null => taxonomies.find((taxonomy) => taxonomy.id === id) ?? null,
    terms(query: TermsQuery): HsdsPage<HsdsTerm> {
      const { taxonomy_id } = query
      return toList(taxonomy_id ? terms.filter((term) => term.taxonomy_detail?.id === taxonomy_id) : terms, query)
    },
    term: (id: string): HsdsTerm | null => terms.find((term) => term.id === id) ?? null,
  }
}

function askOfOrganization(organizationId: string): ResidencesAsked {
  const anything = { changedFrom: null, around: null, level: null, hasLevel: false, hasAnswer: false, isNothing: false }
  return { words: [], organizationId, answers: [], ...anything }
}

function toList<Item extends { name: string }>(items: readonly Item[], query: TermsQuery): HsdsPage<Item> {
  const words = splitWords(query.search?.toLowerCase())
  const found = items.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const paging = readPaging(query)
  const { limit, offset } = toRows(paging)
  return toPage(found.slice(offset, offset + limit), found.length, paging)
}

function toRows({ page, perPage }: Paging) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

function toPage<Item>(contents: Item[], total: number, { page, perPage }: Paging): HsdsPage<Item> {
  const pages = Math.ceil(total / perPage)
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  }
}

function buildTooManyError(): AppError {
  const words = `Use a whole number from 1 to ${hsdsLimits.perPage}, or more with minimal=true.`
  return buildFieldsError({ per_page: words })
}
