import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { estimateAnswerTime } from '#domain/inquiries/answer-time.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import type { NeededAnswer } from '#domain/search/search-request.ts'
import { LivePage } from '#web/parts/frame/live-page/live-page.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { withdrawBeds } from '#web/parts/residence/live-residences/without-beds.ts'
import { PrintedFoot } from '#web/parts/residence/residence-card/printed-foot.tsx'
import { isWorthCalling } from '#web/parts/residence/residence-card/residence-facts.ts'
import { writeResidenceMessage } from '#web/parts/residence/residence-card/residence-message.ts'
import { SavedBarPlace } from '#web/parts/residence/residence-card/save-button.tsx'
import { Island } from '#web/plumbing/island.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import AskForm from './ask/ask-form.island.tsx'
import FixForm from './ask/fix-form.island.tsx'
import { pickAskWords, pickFixWords } from './ask/form-words.ts'
import { About } from './facts/about.tsx'
import { Apply } from './facts/apply.tsx'
import { Cash } from './facts/cash.tsx'
import { Checked } from './facts/checked.tsx'
import { More, SendWays } from './facts/more.tsx'
import { Rules } from './facts/rules.tsx'
import { Say } from './facts/say.tsx'
import { Similar } from './facts/similar.tsx'
import { type DrawnPlace, Where } from './facts/where.tsx'
import { Who } from './facts/who.tsx'
import { listWhoRows } from './facts/who-rows.ts'
import { Gone, SearchBar } from './porch/gone.tsx'
import { Porch } from './porch/porch.tsx'
import { CallBar, Ways } from './porch/ways.tsx'
import type { ResidenceState } from './residence-state.ts'
import './ask/ask.css'

export type ResidenceViewProps = {
  residence: ResidenceDetail
  state: ResidenceState
  drawnAt: string
  drawn: DrawnPlace | null
  asked: readonly NeededAnswer[]
  words: ResidenceWords
  common: ListingWords
  form: { action: string; answered: FormAnswer | null; textsGoOut: boolean }
  /** Seen by its own people, perhaps before it is public: no forms and no live updates. */
  isPreview?: boolean
  ways: {
    address: string
    search: string
    searched: string
    nearby: string
    certified: string
    report: string
    grievance: string
    pathOf: (slug: string) => string
  }
}

export function ResidenceView(props: ResidenceViewProps) {
  const { isPreview = false, residence, state, drawnAt, words, common, ways } = props
  const now = new Date(drawnAt)
  const gone = withdrawBeds(residence)
  const shown = { now, words, common, stateName: state.name }
  const crumbs = (
    <Breadcrumbs trail={[{ words: ways.searched, to: ways.search }]} here={residence.name} label={words.crumbs.label} />
  )
  return (
    <>
      {!isPreview && (
        <LivePage
          residence={residence}
          others={residence.similar}
          drawnAt={drawnAt}
          words={{ common, gone: words.gone.of }}
        />
      )}
      <Porch
        residence={residence}
        crumbs={crumbs}
        {...shown}
        ways={<Ways residence={residence} words={words} common={common} />}
        gone={<Gone hasSimilar={residence.similar.length > 0} searchPath={ways.nearby} words={words} />}
      />
      {!residence.isClaimed && <Unclaimed slug={residence.slug} words={words.unclaimed} />}
      <Facts {...props} gone={gone} now={now} />
      {!isPreview && (
        <>
          <AskBand {...props} />
          <Similar
            residences={residence.similar}
            audiences={residence.groups.map(({ audience }) => audience)}
            pathOf={ways.pathOf}
            searchPath={ways.nearby}
            now={now}
            words={words.similar}
            common={common}
          />
        </>
      )}
      <div className="wrap">
        <PrintedFoot address={ways.address} madeAt={drawnAt} state={residence.state} words={common} />
      </div>
      {!isPreview && (
        <SavedBarPlace to={`${ways.search}#saved`} path={ways.search.split('?')[0] ?? ''} words={common.save} />
      )}
      <LivePart name="call" gone={<SearchBar searchPath={ways.search} words={words} />}>
        <CallBar residence={residence} words={words} />
      </LivePart>
    </>
  )
}

function Unclaimed({ slug, words }: { slug: string; words: ResidenceWords['unclaimed'] }) {
  return (
    <div className="wrap unclaimed mt-5">
      <Notice title={words.title} icon="house">
        <p>{words.text}</p>
        <ButtonLink to={`/workspace/claims?home=${slug}`} variant="text" small>
          {words.claim}
        </ButtonLink>
      </Notice>
    </div>
  )
}

type FactsProps = ResidenceViewProps & { gone: ResidenceDetail; now: Date }

function Facts({ residence, gone, isPreview, state, drawn, asked, words, common, form, ways, now }: FactsProps) {
  const { availableBeds: open, availabilityAge: age, keepsWaitingList, cashToMoveIn, takesTexts } = residence
  const moveIn = cashToMoveIn === null ? null : common.money(cashToMoveIn)
  const isSpanishSpoken = residence.yes.includes('spanish') || residence.languages.includes('Spanish')
  const answered = form.answered?.values.kind === 'correction' ? form.answered : null
  const writeMessage = (of: ResidenceDetail) => writeResidenceMessage(of, ways.address, common)
  return (
    <div className="pair wrap grid beside-5">
      <div className="stack stack-fill gap-7">
        <LivePart name="say" gone={null}>
          <Say beds={{ open, age, keepsWaitingList }} isSpanishSpoken={isSpanishSpoken} words={words.say} />
        </LivePart>
        <Cash residence={residence} words={words} common={common} />
        <Who title={words.who.title} rows={listWhoRows(residence, words, common)} asked={asked} />
        <Rules residence={residence} words={words} />
        <About residence={residence} words={words.about} />
      </div>
      <div className="stack stack-fill gap-7">
        <LivePart name="apply" gone={null}>
          <Apply facts={{ takesTexts, moveIn, isOpen: (open ?? 0) > 0 }} words={words.apply} />
        </LivePart>
        <Checked residence={residence} state={state} now={now} words={words} common={common} others={ways.certified} />
        <Where residence={residence} stateName={state.name} drawn={drawn} words={words} />
        {!isPreview && (
          <More
            ways={
              <LivePart name="send" gone={<SendWays message={writeMessage(gone)} words={words.more} />}>
                <SendWays message={writeMessage(residence)} words={words.more} />
              </LivePart>
            }
            words={words.more}
            isCorrecting={answered !== null}
            reportPath={ways.report}
            grievancePath={ways.grievance}
            correction={
              <Island
                of={FixForm}
                hydrate={answered === null ? 'touched' : 'idle'}
                props={{
                  action: form.action,
                  answered,
                  words: pickFixWords(words, residence.isClaimed),
                }}
              />
            }
          />
        )}
      </div>
    </div>
  )
}

function AskBand({ residence, words, common, form }: ResidenceViewProps) {
  const { ask, unclaimed } = words
  const answered = form.answered?.values.kind === 'correction' ? null : form.answered
  const usually = estimateAnswerTime(residence.usualAnswerMinutes)
  return (
    <div className="sunk no-print">
      <div className="wrap section-tight">
        <TitledSection titleId="ask" title={ask.title} className="panel">
          <p className="measure mt-2" data-when="gone" hidden>
            {words.gone.noAsk}
          </p>
          {residence.isClaimed ? (
            // The home may be listed again: the typed text is kept, hidden.
            <div className="grid mt-2" data-when="listed">
              <p className="measure">{ask.lead}</p>
              {usually && (
                <p className="measure">
                  <b>{ask.usually(usually)}</b> <span className="small quiet">{ask.measured}</span>
                </p>
              )}
              <Island
                of={AskForm}
                hydrate={answered === null ? 'touched' : 'idle'}
                props={{
                  ...form,
                  answered,
                  phone: residence.phone,
                  list: toList(residence, words, common),
                  words: pickAskWords(words, form.textsGoOut),
                }}
              />
            </div>
          ) : (
            <div data-when="listed">
              <p className="measure mt-2">{unclaimed.noAsk}</p>
              <LivePart name="ask-by-phone">
                <ButtonLink
                  to={buildTelAddress(residence.phone)}
                  variant={isWorthCalling(residence) ? 'primary' : 'line'}
                  icon="phone"
                  className="mt-4"
                >
                  {words.porch.call(formatPhone(residence.phone))}
                </ButtonLink>
              </LivePart>
            </div>
          )}
        </TitledSection>
      </div>
    </div>
  )
}

function toList(
  { keepsWaitingList, peopleWaiting, groups }: ResidenceDetail,
  { ask }: ResidenceWords,
  common: ListingWords,
) {
  if (keepsWaitingList !== true) return null
  const audiences = groups.map(({ audience }) => ({ value: audience, words: common.audiences[audience].many }))
  return { waiting: peopleWaiting === null ? null : ask.wait.waiting(peopleWaiting), audiences }
}
