import type { SearchWords } from '#content/search/search.en.ts'
import { buildGrievancePath } from '#domain/language/language.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateName } from './search-view.ts'

export type StateGuide = { code: string; name: string; slug: string; affiliate: string | null }

export function findStateGuide(
  state: string | null | undefined,
  records: readonly Pick<StateDirectoryRecord, 'name' | 'code' | 'slug' | 'narrAffiliate'>[],
  states: readonly StateName[],
): StateGuide | null {
  const record = records.find(({ code }) => code === state)
  if (!record) return null
  const name = states.find(({ code }) => code === record.code)?.name ?? record.name
  return { code: record.code, name, slug: record.slug, affiliate: record.narrAffiliate?.name ?? null }
}

export function GuideLine({ guide, words: { relax, language } }: { guide: StateGuide; words: SearchWords }) {
  return (
    <>
      <p className="measure">
        {guide.affiliate && `${relax.affiliate(guide.affiliate, guide.name)} `}
        <a href={`/directory/${guide.slug}`} hrefLang="en">
          {relax.statePage(guide.name)}
        </a>
      </p>
      <p>
        <a href={buildGrievancePath(language, { state: guide.code })} rel="nofollow">
          {relax.grievance}
        </a>
      </p>
    </>
  )
}
