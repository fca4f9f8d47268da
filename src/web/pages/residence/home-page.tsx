import { useMemo } from 'react'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import type { FoundResidence } from '#contract/residence-search.ts'
import { answerTime } from '#domain/answer-time.ts'
import type { AskedNeed } from '#domain/search-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { telAddress } from '#domain/tel-address.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import { isWorthCalling } from '#web/parts/home-card/home-facts.ts'
import { homeMessage } from '#web/parts/home-card/home-message.ts'
import { PrintedFoot } from '#web/parts/home-card/printed-foot.tsx'
import { SavedBar } from '#web/parts/home-card/saved-bar.tsx'
import { useLiveNumbers } from '#web/parts/live-homes/use-live-numbers.ts'
import { withoutBeds } from '#web/parts/live-homes/without-beds.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AskForm } from './ask/ask-form.tsx'
import { FixForm } from './ask/fix-form.tsx'
import type { Refused } from './ask/form-answer.ts'
import { About } from './facts/about.tsx'
import { Apply } from './facts/apply.tsx'
import { Cash } from './facts/cash.tsx'
import { Checked } from './facts/checked.tsx'
import { More } from './facts/more.tsx'
import { Rules } from './facts/rules.tsx'
import { Say } from './facts/say.tsx'
import { Similar } from './facts/similar.tsx'
import { type DrawnPlace, Where } from './facts/where.tsx'
import { Who } from './facts/who.tsx'
import { whoRows } from './facts/who-rows.ts'
import type { HomeState } from './home-state.ts'
import { Gone, SearchBar } from './porch/gone.tsx'
import { Porch } from './porch/porch.tsx'
import { CallBar, Ways } from './porch/ways.tsx'
import './ask/ask.css'

export type HomePageProps = {
  home: ResidenceDetail
  state: HomeState
  /** When the server drew the page, ISO 8601. */
  drawnAt: string
  drawn: DrawnPlace | null
  /** What the search asked that led here. */
  asked: readonly AskedNeed[]
  words: ResidenceWords
  common: HomeWords
  form: { action: string; once: string; refused: Refused | null }
  /** Seen by its own people, perhaps before it is public: nothing is asked here, and nothing changes by itself. */
  isPreview?: boolean
  ways: {
    /** The page's whole address, without what was asked for. */
    address: string
    /** The search one came from, and what it is called. */
    search: string
    searched: string
    /** Homes around this one, and the certified ones of them. */
    nearby: string
    certified: string
    pathOf: (slug: string) => string
  }
}

/** A home in full: the porch first, then what to say and to pay, whom it takes, its rules, and how to ask. */
export function HomePage({ home: drawn, ...rest }: HomePageProps) {
  const { isPreview = false } = rest
  const homes = useMemo(() => (isPreview ? [] : [drawn, ...drawn.similar]), [drawn, isPreview])
  const live = useLiveNumbers<FoundResidence>(homes, (home) => `${home.name}: ${bedsWords(home, rest.common)}`, {
    sayGone: ({ name }) => rest.words.gone.of(name),
  })
  const similar = drawn.similar.flatMap((other) => live.now(other) ?? [])
  const current = live.now(drawn)
  const isGone = current === null
  const props = { ...rest, home: { ...(isGone ? withoutBeds(drawn) : { ...drawn, ...current }), similar }, isGone }
  const { home, state, words, common, ways } = props
  const now = useNow(new Date(props.drawnAt))
  const audiences = home.groups.map(({ audience }) => audience)
  const trail = [{ words: ways.searched, to: ways.search }]
  return (
    <>
      <Porch
        {...{ home, now, words, common }}
        stateName={state.name}
        crumbs={<Breadcrumbs trail={trail} here={home.name} label={words.crumbs.label} />}
        ways={<Ways home={home} words={words} common={common} />}
        gone={isGone ? <Gone hasSimilar={similar.length > 0} searchPath={ways.nearby} words={words} /> : null}
      />
      {!home.isClaimed && <Unclaimed slug={home.slug} words={words.unclaimed} />}
      <Facts {...props} now={now} />
      {!isPreview && (
        <>
          <AskBand {...props} />
          <Similar
            homes={home.similar}
            audiences={audiences}
            pathOf={ways.pathOf}
            searchPath={ways.nearby}
            now={now}
            words={words.similar}
            common={common}
          />
        </>
      )}
      <div className="wrap">
        <PrintedFoot address={ways.address} madeAt={props.drawnAt} state={home.state} words={common} />
      </div>
      {!isPreview && (
        <SavedBar to={`${ways.search}#saved`} path={ways.search.split('?')[0] ?? ''} words={common.save} />
      )}
      {isGone ? <SearchBar searchPath={ways.search} words={words} /> : <CallBar home={home} words={words} />}
      <div className="vh" role="status">
        {live.said}
      </div>
    </>
  )
}

function Unclaimed({ slug, words }: { slug: string; words: ResidenceWords['unclaimed'] }) {
  return (
    <div className="wrap unclaimed">
      <Notice title={words.title} icon="house">
        <p>{words.text}</p>
        <ButtonLink to={`/workspace/claims?home=${slug}`} look="text" small>
          {words.claim}
        </ButtonLink>
      </Notice>
    </div>
  )
}

type LiveProps = HomePageProps & { isGone: boolean }

function Facts({
  home,
  isGone,
  isPreview,
  state,
  drawn,
  asked,
  words,
  common,
  form,
  ways,
  now,
}: LiveProps & { now: Date }) {
  const { availableBeds: open, availabilityAge: age, keepsWaitingList, cashToMoveIn, takesTexts } = home
  const moveIn = cashToMoveIn === null ? null : common.money(cashToMoveIn)
  const isSpanishSpoken = home.yes.includes('spanish') || home.languages.includes('Spanish')
  const refused = form.refused?.kind === 'correction' ? form.refused : null
  return (
    <div className="wrap pair">
      <div>
        {!isGone && <Say beds={{ open, age, keepsWaitingList }} isSpanishSpoken={isSpanishSpoken} words={words.say} />}
        <Cash home={home} words={words} common={common} />
        <Who title={words.who.title} rows={whoRows(home, words, common)} asked={asked} />
        <Rules home={home} words={words} />
      </div>
      <div>
        {!isGone && <Apply facts={{ takesTexts, moveIn, isOpen: (open ?? 0) > 0 }} words={words.apply} />}
        <Checked {...{ home, state, now, words, common }} others={ways.certified} />
        <Where home={home} stateName={state.name} drawn={drawn} words={words} />
        <About home={home} words={words.about} />
        {!isPreview && (
          <More
            message={homeMessage(home, ways.address, common)}
            words={words.more}
            isCorrecting={refused !== null}
            correction={
              <FixForm
                action={form.action}
                once={`${form.once}-fix`}
                {...{ words, refused }}
                isClaimed={home.isClaimed}
              />
            }
          />
        )}
      </div>
    </div>
  )
}

function AskBand({ home, isGone, words, common, form }: LiveProps) {
  const { ask, unclaimed } = words
  const refused = form.refused?.kind === 'bed' ? form.refused : null
  const usually = answerTime(home.usualAnswerMinutes)
  return (
    <div className="sunk ask-band">
      <div className="wrap section-tight">
        <section className="panel" aria-labelledby="ask">
          <h2 id="ask">{ask.title}</h2>
          {isGone && <p className="measure mt-2">{words.gone.noAsk}</p>}
          {home.isClaimed ? (
            // A home may come back to the list: what was typed waits, unseen.
            <div hidden={isGone}>
              <p className="measure mt-2">{ask.lead}</p>
              {usually && (
                <p className="measure mt-2">
                  <b>{ask.usually(usually)}</b> <span className="small quiet">{ask.measured}</span>
                </p>
              )}
              <AskForm
                action={form.action}
                once={form.once}
                list={listOf(home, common)}
                {...{ words, refused, phone: home.phone }}
              />
            </div>
          ) : (
            <div hidden={isGone}>
              <p className="measure mt-2">{unclaimed.noAsk}</p>
              <ButtonLink
                to={telAddress(home.phone)}
                look={isWorthCalling(home) ? 'primary' : 'line'}
                icon="phone"
                className="mt-4"
              >
                {words.porch.call(home.phone)}
              </ButtonLink>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}

/** The waiting list of a home, as far as its page tells of one. */
function listOf({ keepsWaitingList, peopleWaiting, groups }: ResidenceDetail, common: HomeWords) {
  if (keepsWaitingList !== true) return null
  const audiences = groups.map(({ audience }) => ({ value: audience, words: common.audiences[audience].many }))
  return { people: peopleWaiting, audiences }
}
