import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { buildGrievancePath } from '#domain/language/language.ts'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import type { Page, PageProps } from '#web/plumbing/page.ts'
import type { Option } from '#web/ui/form/input.tsx'
import { Filed } from './filed.tsx'
import { FilingForm } from './filing-form.tsx'
import { actOnFiling, findResidence, type ResidenceAsked } from './grievance-act.query.ts'
import { sayFilingRefused } from './say-filing-refused.ts'

type Answer = { residence: ResidenceAsked; state: string; once: string }

/** Rendered anew for each visitor: the mark of the form belongs to one of them. */
export function createFilingPage(words: FilingWords, states: readonly Option[]): Page<Answer> {
  const { head, language } = words
  const path = buildGrievancePath(language)
  return {
    load: async (visit) => ({
      residence: await findResidence(visit),
      state: visit.query.get('state')?.toUpperCase() ?? '',
      once: visit.refused?.values.once ?? crypto.randomUUID(),
    }),
    head: ({ visit }) => buildHeadTags({ title: head.title, description: head.description, path }, visit.site),
    act: actOnFiling,
    sayRefused: (refused) => sayFilingRefused(refused, words),
    statesOf: ({ residence, state }) => [residence.kind === 'home' ? residence.state : state],
    show({ data: { residence, state, once }, visit: { query, refused } }: PageProps<Answer>) {
      const filed = refused?.status === 200 ? refused.values : null
      const action = query.size === 0 ? path : `${path}?${query}`
      return (
        <div className="wrap section-tight stack stack-fill gap-5 w-40">
          {filed === null ? (
            <FilingForm
              action={action}
              residence={residence}
              once={once}
              state={state}
              states={states}
              answered={refused}
              words={words}
            />
          ) : (
            <Filed filed={filed} words={words} />
          )}
        </div>
      )
    },
  }
}
