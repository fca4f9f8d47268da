import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { searchEn } from '#content/seekers/search/search.en.ts'
import { searchEs } from '#content/seekers/search/search.es.ts'
import type { SharedList } from '#contract/inquiries/shared-list.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { LiveList } from '#web/pages/seekers/residences/found/live-list.tsx'
import { ResidenceRows } from '#web/pages/seekers/residences/rows/residence-rows.tsx'
import { SendResidences } from '#web/pages/seekers/residences/saved/send-residences.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { PrintedFoot } from '#web/parts/residences/residence-card/printed-foot.tsx'
import { SaveFaces } from '#web/parts/residences/residence-card/save-button.tsx'
import { RESIDENCES_ID } from '#web/parts/residences/residences-below/residences-below.ts'
import { buildHeadTags, buildMetaTag } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type Visit } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { ListEnded } from './list-ended.tsx'
import { actOnShared, endedLink } from './shared-act.query.ts'
import { type AskedList, fetchSharedList, readStatus } from './shared-list.query.ts'
import '#web/pages/seekers/residences/residences.css'
import '#web/pages/seekers/residences/saved/saved.css'

const texts = {
  en: { words: searchEn, listingWords: listingEn },
  es: { words: searchEs, listingWords: listingEs },
}

export default definePage({
  async load({ params, fetch }) {
    if (params.secret === endedLink) return { kind: 'ended' } as const
    const foundList = await fetchSharedList(params.secret ?? '', fetch)
    return new Loaded(foundList, { status: readStatus(foundList) })
  },
  head({ visit }) {
    const { title, description } = texts[visit.language].words.shared.page.head
    // No referrer: this address is private.
    const head = { title, description, path: null, sentAs: visit.path }
    return [...buildHeadTags(head, visit.site), buildMetaTag('referrer', 'no-referrer')]
  },
  act: actOnShared,
  show: ({ data, visit }) => <SharedPage asked={data} visit={visit} />,
})

function SharedPage({
  asked,
  visit: { path, params, language, site },
}: {
  asked: AskedList<SharedList>
  visit: Visit
}) {
  const { words, listingWords } = texts[language]
  const { shared } = words
  if (asked.kind !== 'list') {
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
  const { items, gone, madeAt, endsAt, measuredAt } = asked.list
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
