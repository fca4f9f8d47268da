import { type RawBuilder, sql } from 'kysely'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import { type FilterKind, type FilterName, filterNames, getFilter, listActiveFilters } from '#domain/search/filters.ts'
import type { SearchFilters } from '#domain/search/residence-search.ts'

type Sql = RawBuilder<unknown>

function selectFact(name: FilterName, now: Date): Sql {
  const { column } = getFilter(name)
  return column === null ? isCertified(now) : sql.ref(`l.${column}`)
}

export function isCertified(now: Date): Sql {
  return sql`certificate_holds(l.certified, l.certified_until, ${toCertificateDay(now)}::date)`
}

const conditions: Readonly<Record<FilterKind, (fact: Sql, asked: unknown) => Sql>> = {
  at_most: (fact, most) => sql`${fact} <= ${most}::int`,
  yes: (fact) => fact,
  levels: (fact, levels) => sql`${fact} = any(${`{${levels}}`}::smallint[])`,
}

/** Columns first: what is worked out costs more. */
export function buildFilterConditions(filters: SearchFilters, now: Date): Sql[] {
  const isWorkedOut = (name: FilterName) => getFilter(name).column === null
  return listActiveFilters(filters)
    .toSorted((one, other) => Number(isWorkedOut(one)) - Number(isWorkedOut(other)))
    .map((name) => {
      const { kind, isKnown } = getFilter(name)
      const fact = selectFact(name, now)
      const isMet = conditions[kind](fact, filters[name])
      if (isKnown) return isMet
      return filters.includesNotStated ? sql`(${isMet} or ${fact} is null)` : sql`(${isMet})`
    })
}

export function selectFilterFacts(now: Date): Sql {
  return sql.join(filterNames.map((name) => sql`${selectFact(name, now)} as ${sql.ref(getFilter(name).fact)}`))
}
