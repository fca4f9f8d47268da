import { Fragment } from 'react'
import type { DeskResidenceRow } from '#contract/residence/residence-desk.ts'
import { askedMost } from '#domain/residence/listing/listing-gaps.ts'
import { buildControlId } from '#web/pages/residence/desk/form/field-name.ts'
import { buildResidenceAddress } from '#web/pages/residence/desk/residence-address.ts'
import type { ListedWords } from '#web/pages/residence/desk/residence-words.ts'
import { StatusForm } from '#web/pages/residence/desk/status-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { buildWaitingListAddress } from '#web/parts/desk/news/waiting-list-address.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type ResidenceLineProps = { residence: DeskResidenceRow; hasList: boolean; words: ListedWords }

export function ResidenceLine({ residence, hasList, words }: ResidenceLineProps) {
  const { id, name, city, state, status, totalBeds, gaps, contradictions, missing, checkedAt, isHidden } = residence
  const { list } = words
  const isPublic = status === 'published'
  return (
    <PlaceCard className="residence-line column gap-2 pad-4" roof={isPublic ? 'claimed' : 'coming'}>
      <div className="row between align-start gap-2">
        <h2 className="t-name grow-7 break">
          <SiteLink className="tap tap-in ink" to={`/workspace/residences/${id}`}>
            {name}
          </SiteLink>
        </h2>
        <Badge form={isPublic ? 'filled' : 'half'}>{isHidden ? words.hidden : words.statuses[status]}</Badge>
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
      {contradictions.length > 0 && (
        <p className="small">
          <b>{words.contradicting}</b>{' '}
          {contradictions.map(({ about, field }, place) => (
            <Fragment key={`${about} ${field}`}>
              {place > 0 && ', '}
              <SiteLink to={`/workspace/residences/${id}#${buildControlId(field)}`}>
                {words.contradictions[about]}
              </SiteLink>
            </Fragment>
          ))}
          .
        </p>
      )}
      {status === 'draft' && !isHidden && (
        <p className="small">{missing.length > 0 ? list.toPublish(missing) : list.ready}</p>
      )}
      <p className="small ink-2">
        {checkedAt === null ? (
          list.never
        ) : (
          <>
            {list.checked} <Moment at={checkedAt} />
          </>
        )}
      </p>
      <p className="row to-foot">
        <ButtonLink to={`/workspace/residences/${id}`} small icon="edit">
          {list.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        {hasList && (
          <ButtonLink to={buildWaitingListAddress(id)} variant="text" small>
            {words.waitingList}
            <VisuallyHidden> {list.of(name)}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={buildResidenceAddress(residence)} variant="text" small>
          {list.see}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      </p>
    </PlaceCard>
  )
}

export function ArchivedLine({ residence: { id, name, city }, words: { list } }: Omit<ResidenceLineProps, 'hasList'>) {
  return (
    <StatusForm
      className="row between gap-4 tight"
      action="/workspace/residences"
      hidden={{ id, status: 'draft' }}
      small
      words={
        <>
          {list.restore}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      onDone={() => showToast({ title: list.done.draft })}
    >
      <span className="stack gap-0">
        <SiteLink className="tap" to={`/workspace/residences/${id}`}>
          {name}
        </SiteLink>
        <span className="small ink-2">{city}</span>
      </span>
    </StatusForm>
  )
}
