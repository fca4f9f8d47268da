import type { DeskResidenceList, DeskResidenceRow } from '#contract/residence-desk.ts'
import { askedMost } from '#domain/listing-gaps.ts'
import type { ListingStatus } from '#domain/residence.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { Moment } from '#web/parts/desk/moment.tsx'
import { waitingListOf } from '#web/parts/desk/waiting-list-of.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { Finding } from './found-houses.ts'
import { HouseFinder } from './house-finder.tsx'
import { HousePages } from './house-pages.tsx'
import type { ListedWords } from './house-words.ts'
import { AtOnceNews, PublishAll } from './publish-all.tsx'
import { seenAt } from './seen-at.ts'
import { type SetStatuses, useAtOnce } from './use-at-once.ts'
import { type SetStatus, useStatus } from './use-status.ts'

type HouseListProps = {
  list: DeskResidenceList
  finding: Finding
  /** What a post without script came back with. */
  answered: FormAnswer | null
  /** What a post without script has just done. */
  done: string | null
  /** Whether whoever looks may read the waiting lists. */
  hasLists: boolean
  words: ListedWords
  setStatus: SetStatus
  setStatuses: SetStatuses
}

/** From so many houses on they can be searched. */
const many = 9

/** The houses of an operator, a page at a time; the archived ones have pages of their own. */
export function HouseList(props: HouseListProps) {
  const { finding, answered, done, hasLists, words, setStatus, setStatuses } = props
  const { items, counts, total, ready, page, pages } = props.list
  const { list } = words
  const atOnce = useAtOnce(setStatuses, answered)
  const isMany = total >= many
  const isPutAway = finding.chip === 'archived'
  const said = done !== null && isStatus(done) ? list.done[done] : null
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{isPutAway ? list.archived(counts.archived) : list.title}</h1>
          <p className="ink-2">{isPutAway ? list.archivedNote : list.lead}</p>
        </div>
        <div className="row">
          {isPutAway && <ButtonLink to="/workspace/residences">{list.inUse}</ButtonLink>}
          {!isPutAway && (
            <ButtonLink to="/workspace/residences/new" look="primary" icon="plus">
              {list.add}
            </ButtonLink>
          )}
        </div>
      </header>
      {said !== null && (
        <Notice tone="success" announced title={said}>
          {done === 'archived' && !isPutAway && (
            <SiteLink className="news-way" to="/workspace/residences?status=archived">
              {list.underArchived}
            </SiteLink>
          )}
        </Notice>
      )}
      <AtOnceNews atOnce={atOnce} words={list.all} />
      {!isPutAway && ready.length > 1 && (
        <PublishAll ready={ready} isSearched={finding.words !== ''} atOnce={atOnce} words={list.all} />
      )}
      {isMany && <HouseFinder finding={finding} counts={counts} words={list.find} />}
      {items.length === 0 && <Nothing list={props.list} finding={finding} words={words} />}
      {items.length > 0 && (
        <ul className={isPutAway ? 'archived-list' : 'houses'}>
          {items.map((house) => (
            <li key={house.id}>
              {isPutAway ? (
                <ArchivedLine house={house} words={words} setStatus={setStatus} />
              ) : (
                <HouseLine house={house} hasList={hasLists} words={words} />
              )}
            </li>
          ))}
        </ul>
      )}
      <HousePages {...{ page, pages, finding, words }} />
      {!isMany && !isPutAway && counts.archived > 0 && (
        <p>
          <SiteLink className="archived-way" to="/workspace/residences?status=archived">
            {list.archived(counts.archived)}
          </SiteLink>
        </p>
      )}
    </>
  )
}

function isStatus(done: string): done is ListingStatus {
  return done === 'archived' || done === 'draft' || done === 'published' || done === 'waiting'
}

type NothingProps = { list: DeskResidenceList; finding: Finding; words: ListedWords }

function Nothing({ list: { total, counts }, finding: { chip, words: asked }, words: { list } }: NothingProps) {
  if (asked !== '' || (chip !== 'all' && chip !== 'archived')) {
    return (
      <EmptyState title={list.find.none}>
        <ButtonLink to="/workspace/residences">{list.find.all}</ButtonLink>
      </EmptyState>
    )
  }
  const { title, words } =
    chip === 'archived' ? list.noneArchived : total > 0 && counts.archived > 0 ? list.onlyArchived : list.empty
  return (
    <EmptyState title={title}>
      <p>{words}</p>
    </EmptyState>
  )
}

function HouseLine({ house, hasList, words }: { house: DeskResidenceRow; hasList: boolean; words: ListedWords }) {
  const { id, name, city, state, status, totalBeds, gaps, missing, checkedAt } = house
  const { list } = words
  const isPublic = status === 'published'
  return (
    <PlaceCard className="house-line" roof={isPublic ? 'claimed' : 'coming'}>
      <div className="house-line-top">
        <h2>
          <SiteLink to={`/workspace/residences/${id}`}>{name}</SiteLink>
        </h2>
        <Badge form={isPublic ? 'filled' : 'half'}>{words.statuses[status]}</Badge>
      </div>
      <p className="small ink-2">
        {[city, state].filter(Boolean).join(', ')}. {list.beds(totalBeds)}.
      </p>
      <p className="small">
        {gaps.length === 0 ? (
          words.noGaps
        ) : (
          <>
            <b>{words.gaps(gaps.length, askedMost.length)}</b> {gaps.map((gap) => words.asked[gap]).join(', ')}.
          </>
        )}
      </p>
      {status === 'draft' && <p className="small">{missing.length > 0 ? list.toPublish(missing) : list.ready}</p>}
      <p className="small ink-2">
        {checkedAt === null ? (
          list.never
        ) : (
          <>
            {list.checked} <Moment at={checkedAt} />
          </>
        )}
      </p>
      <p className="row house-line-ways">
        <ButtonLink to={`/workspace/residences/${id}`} small icon="edit">
          {list.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        {hasList && (
          <ButtonLink to={waitingListOf(id)} look="text" small>
            {words.waitingList}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={seenAt(house)} look="text" small>
          {list.see}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      </p>
    </PlaceCard>
  )
}

type ArchivedLineProps = { house: DeskResidenceRow; words: ListedWords; setStatus: SetStatus }

function ArchivedLine({ house: { id, name, city }, words: { list }, setStatus }: ArchivedLineProps) {
  const { isPending, trouble, change } = useStatus(setStatus)
  return (
    <form
      data-held=""
      className="archived-line"
      method="post"
      action="/workspace/residences"
      onSubmit={(event) => {
        event.preventDefault()
        void change(id, 'draft', { title: list.done.draft })
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value="draft" />
      <SiteLink to={`/workspace/residences/${id}`}>{name}</SiteLink>
      <span className="small ink-2">{city}</span>
      <Button type="submit" small disabled={isPending}>
        {list.restore}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {trouble !== null && <DeskTrouble message={trouble} />}
    </form>
  )
}
