import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import type { SharedList } from '#contract/search/shared-list.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { LiveList } from '#web/pages/search/found/live-list.tsx'
import { ResidenceRows } from '#web/pages/search/rows/residence-rows.tsx'
import { SendResidences } from '#web/pages/search/saved/send-residences.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { PrintedFoot } from '#web/parts/residence/residence-card/printed-foot.tsx'
import { SaveFaces } from '#web/parts/residence/residence-card/save-button.tsx'
import { RESIDENCES_ID } from '#web/parts/residence/residences-below/residences-below.ts'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { ListEnded } from './list-ended.tsx'
import { actOnShared, endedLink } from './shared-act.query.ts'
import '#web/pages/search/residences.css'
import '#web/pages/search/saved/saved.css'

const texts = {
  en: { words: searchEn, listingWords: listingEn },
  es: { words: searchEs, listingWords: listingEs },
}

type SharedListAnswer = PrivateAnswer<SharedList>

export default definePage<SharedListAnswer>({
  load({ params: { secret = '' }, fetch }) {
    if (secret === endedLink) return { kind: 'gone' }
    return loadPrivate(callApi('GET /api/shared-lists/:secret', { params: { secret } }, { fetch }))
  },
  head: ({ visit: { language, path } }) => describePrivate(texts[language].words.shared.page.head, path),
  act: actOnShared,
  show: SharedPage,
})

function SharedPage({ data: asked, visit: { path, params, language, site } }: PageProps<SharedListAnswer>) {
  const { words, listingWords } = texts[language]
  const { shared } = words
  if (asked.kind !== 'asked') {
    const isByOwner = params.secret === endedLink
    return (
      <ListEnded
        language={language}
        isByOwner={isByOwner}
        words={shared}
        again={asked.kind === 'failed' ? path : null}
      />
    )
  }
  const { items, gone, madeAt, endsAt, measuredAt } = asked.found
  return (
    <div className="wrap section-tight stack stack-fill gap-4">
      <h1>{shared.page.title(items.length)}</h1>
      <p className="lead">{shared.page.lead(shared.day(madeAt), shared.day(endsAt))}</p>
      {gone > 0 && <p>{shared.gone(gone)}</p>}
      {items.some(({ isSample }) => isSample) && <SampleNote>{words.list.sample}</SampleNote>}
      <ResidenceRows
        id={RESIDENCES_ID}
        residences={items}
        people={everybody}
        residencePath={(slug) => buildSeekerPath('residence', language, slug)}
        measuredAt={measuredAt}
        words={words}
        listingWords={listingWords}
      />
      <SaveFaces words={listingWords.save} />
      <div className="row align-start no-print">
        <Button small icon="print" className="needs-script" data-print="">
          {words.print}
        </Button>
        <SendResidences residences={items} label={shared.send} words={listingWords} />
        <ButtonLink to={buildSeekerPath('search', language)} small icon="search">
          {shared.page.search}
        </ButtonLink>
      </div>
      <LiveList now={path} people={everybody} drawnAt={measuredAt} words={words} ages={listingWords.ages} />
      <p className="small quiet">{words.rows.note}</p>
      <PrintedFoot
        address={site.baseUrl + path}
        madeAt={measuredAt}
        state={items[0]?.state ?? null}
        words={listingWords}
      />
    </div>
  )
}
