import { useEffect } from 'react'
import { reviewWords } from '#content/certification/review.ts'
import { visitWords as words } from '#content/certification/visit.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { formatShortLevel } from '#web/pages/certification/desk/review/application-row.tsx'
import { Reach } from '#web/pages/certification/desk/review/reach.tsx'
import { sayStepBack } from '#web/pages/certification/desk/review/steps/say-step-back.ts'
import type { FindingOutbox, OutboxView } from '#web/parts/desk/findings/finding-outbox.ts'
import { useOutbox, useOutboxView } from '#web/parts/desk/findings/use-outbox.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { RefusedPhotos } from '#web/parts/desk/photos/refused-photos.tsx'
import { type PhotoBox, usePhotoBox } from '#web/parts/desk/photos/use-photos.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Checklist } from './checklist.tsx'
import { NotSaved } from './not-saved.tsx'
import { SendingLine } from './sending-line.tsx'
import { useStoredVisit } from './use-stored-visit.ts'
import { findDoneVisit, findPlanned, isLater, type ShownVisit } from './visit-rules.ts'

export default function VisitScreen(given: DeskScreenProps<ApplicationAnswer>) {
  return (
    <FramedScreen
      of={given}
      shown={(answer) => sayStepBack(answer, reviewWords)}
      title={words.title}
      here="/affiliate/applications"
      isFresh
    >
      {(application, { at, query }) => <Visit application={application} at={at} asked={query.get('rule')} />}
    </FramedScreen>
  )
}

function Visit({ application, at, asked }: { application: ApplicationAnswer; at: Date; asked: string | null }) {
  const owner = useActsFor()
  const outbox = useOutbox(owner)
  const view = useOutboxView(outbox)
  const photos = usePhotoBox(owner)
  const isStored = useStoredVisit(at.toISOString())
  const now = useNow(at)
  const visit = findPlanned(application)
  useNewsOfOutbox(outbox, view, { application, visit })
  useNewsOfPhotos(photos)
  const { line, barred } = application
  return (
    <div className="grid gap-5">
      <DeskHead title={line.residence.name} lead={visit ? <Lead application={application} visit={visit} /> : undefined}>
        <SiteLink className="tap" to={`/affiliate/applications/${line.id}`}>
          {words.back}
        </SiteLink>
      </DeskHead>
      <Reach reach={application.reach} line={line} />
      {barred && (
        <Notice title={reviewWords.barred[barred].title}>
          <p>{reviewWords.barred[barred].words}</p>
        </Notice>
      )}
      <NotSaved applicationId={line.id} outbox={outbox} view={view} words={words} />
      <RefusedPhotos applicationId={line.id} box={photos} words={words.photos} />
      {visit === null && <NotPlanned application={application} />}
      {visit && !barred && (
        <Checklist
          application={application}
          visit={visit}
          outbox={outbox}
          view={view}
          asked={asked}
          now={now}
          photos={photos}
          words={words}
        />
      )}
      <SendingLine
        applicationId={line.id}
        outbox={outbox}
        view={view}
        photos={photos}
        isStored={isStored}
        readAt={at}
        words={words}
      />
    </div>
  )
}

function NotPlanned({ application }: { application: ApplicationAnswer }) {
  const done = findDoneVisit(application)
  const { id, residence } = application.line
  if (done === null) {
    return (
      <Notice title={words.none.title}>
        <p>{words.none.words}</p>
      </Notice>
    )
  }
  const { visit, by, met, notMet } = done
  return (
    <Notice
      icon="check"
      title={words.done.title(toLocalDay(new Date(visit.heldAt ?? visit.startsAt), residence.state))}
    >
      <p>
        {visit.heldBy !== null && words.done.by(visit.heldBy)} {words.done.words(by, met, notMet)}{' '}
        {words.done.planned(toLocalDay(new Date(visit.startsAt), residence.state), visit.inspector)}{' '}
        <SiteLink to={`/affiliate/applications/${id}`}>{words.back}</SiteLink>
      </p>
    </Notice>
  )
}

function Lead({ application, visit }: { application: ApplicationAnswer; visit: ShownVisit }) {
  const { level, residence } = application.line
  return (
    <>
      <ResidenceMoment at={visit.startsAt} state={residence.state} />.{' '}
      {words.lead(formatShortLevel(level), residence.city, visit.inspector)} {isLater(application) && `${words.again} `}
      <SiteLink to={`/api/applications/${application.line.id}/dates.ics`}>{words.calendar}</SiteLink>
    </>
  )
}

type VisitRead = { application: ApplicationAnswer; visit: ShownVisit | null }

/** Once everything is sent the page is read anew; once a visit is done, what this device kept of it may go. */
function useNewsOfOutbox(
  outbox: FindingOutbox | null,
  { waiting }: OutboxView,
  { application, visit }: VisitRead,
): void {
  const { reread } = useDeskPageState()
  const [id, visitId] = [application.line.id, visit?.id ?? null]
  useEffect(
    () =>
      outbox?.onTaken(() => {
        if (outbox.view().waiting === 0) void reread()
      }),
    [outbox, reread],
  )
  useEffect(() => {
    if (waiting === 0 && navigator.onLine) outbox?.forget(id, visitId)
  }, [outbox, id, visitId, waiting])
}

function useNewsOfPhotos({ outbox }: PhotoBox): void {
  const { reread } = useDeskPageState()
  useEffect(() => outbox?.onTaken(() => void reread()), [outbox, reread])
}
