import { data, useLocation } from 'react-router'
import { homesEn } from '#content/seekers/homes.en.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { searchEs } from '#content/seekers/search.es.ts'
import { languageOfPath, seekerPath } from '#domain/language.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { PrintedFoot } from '#web/parts/home-card/printed-foot.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { LiveRows } from '../kept/live-rows.tsx'
import { SendHomes } from '../kept/send-homes.tsx'
import type { Route } from './+types/shared-list.page'
import { ListEnded } from './list-ended.tsx'
import { askShared, statusOf } from './shared-list.query.ts'
import '../residences.css'
import '../kept/saved.css'

const said = {
  en: { words: searchEn, homeWords: homesEn },
  es: { words: searchEs, homeWords: homesEs },
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const asked = await askShared(params.secret ?? '', context.get(requestFacts).fetch)
  return data({ language: languageOfPath(url.pathname), asked }, { status: statusOf(asked) })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = said[loaderData?.language ?? 'en'].words.shared.page.head
  return [
    ...pageHead({ title, description, path: null }, matches),
    // No address that leads on learns this one.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** A list of homes that somebody shared, with their beds as they are now. */
export default function SharedPage({ loaderData: { language, asked } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const origin = useSite()?.baseUrl ?? ''
  const { words, homeWords } = said[language]
  const { shared } = words
  if (asked.kind !== 'list') {
    return <ListEnded language={language} words={shared} again={asked.kind === 'failed' ? pathname : null} />
  }
  const { items, gone, madeAt, endsAt, measuredAt } = asked.list
  return (
    <div className="wrap section-tight stack stack-fill gap-4">
      <h1>{shared.page.title(items.length)}</h1>
      <p className="lead">{shared.page.lead(shared.day(madeAt), shared.day(endsAt))}</p>
      {gone > 0 && <p>{shared.gone(gone)}</p>}
      {items.some(({ isSample }) => isSample) && <SampleNote>{words.list.sample}</SampleNote>}
      <LiveRows
        drawn={items}
        homePath={(slug) => seekerPath('residence', language, slug)}
        {...{ measuredAt, words, homeWords }}
      >
        {(now) => (
          <div className="row saved-acts no-print">
            <Button small icon="print" className="needs-script" onClick={() => window.print()}>
              {words.print}
            </Button>
            <SendHomes homes={now} label={shared.send} words={homeWords} />
            <ButtonLink to={seekerPath('search', language)} small icon="search">
              {shared.page.search}
            </ButtonLink>
          </div>
        )}
      </LiveRows>
      <p className="small quiet">{words.rows.note}</p>
      <PrintedFoot address={origin + pathname} madeAt={measuredAt} state={items[0]?.state ?? null} words={homeWords} />
    </div>
  )
}
