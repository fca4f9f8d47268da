import { type HsdsPage, type HsdsService, hsdsService, hsdsServices } from '#contract/open-data/hsds.ts'
import { createHsdsRoutes } from '#server/modules/open-data/hsds/hsds.routes.ts'
import { createHsds } from '#server/modules/open-data/hsds/hsds.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { residencesSite } from '#tests/support/directory/residences-site.ts'

export const baseUrl = 'https://porchlight.example'
export const conway = { latitude: 35.1, longitude: -92.4 }
const points: Record<string, { latitude: number; longitude: number }> = { '72032': conway }

/** A home that has said something to every question. */
export const everything: Partial<ResidenceRow> = {
  certified: true,
  narrLevel: 2,
  minimumSobrietyDays: 30,
  keepsWaitingList: true,
  fee: { amount: 180, per: 'week', deposit: 200, other: 25 },
  answers: { pets: true, methadone: false, wheelchair: true, spanish: true },
}

/** The export in HSDS, which knows one ZIP code, 72032. */
export function hsdsSite() {
  const site = residencesSite(({ transactions, clock }) => {
    const hsds = createHsds({ transactions, clock, baseUrl, pointOfZip: async (zip) => points[zip] ?? null })
    return [createHsdsRoutes(hsds, { baseUrl, rateLimits: limitInMemory })]
  })
  const list = async (query = '') =>
    hsdsServices.parse(await site.json(`/hsds/services${query}`)) as HsdsPage<HsdsService>
  return {
    ...site,
    list,
    names: async (query: string) => (await list(query)).contents.map(({ name }) => name).sort(),
    service: async (id: string | undefined) => hsdsService.parse(await site.json(`/hsds/services/${id}`)),
  }
}
