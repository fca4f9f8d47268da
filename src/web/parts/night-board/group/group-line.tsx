import { memo, useContext, useEffect, useState } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import type { ShownGroup } from '#web/parts/beds/bed-queue/queue-view.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { OfferBed } from '#web/parts/night-board/asking/offer-bed.tsx'
import { EndedHoldLine } from '#web/parts/night-board/hold/ended-hold-line.tsx'
import { HoldForm } from '#web/parts/night-board/hold/hold-form.tsx'
import { HoldLine } from '#web/parts/night-board/hold/hold-line.tsx'
import { PlainHold } from '#web/parts/night-board/hold/plain-hold.tsx'
import { QueuedHoldLine } from '#web/parts/night-board/hold/queued-hold-line.tsx'
import { OpeningPart } from '#web/parts/night-board/opening/opening-part.tsx'
import { toShown } from '#web/parts/night-board/summary/all-right.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Light, type LightAge } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Conflict } from './conflict.tsx'
import {
  type AgeOfGroup,
  buildLineId,
  countMostOpen,
  describeGroupAge,
  type GroupOnBoard,
  namePlace,
} from './group-words.ts'
import { PlainForm } from './plain-form.tsx'
import { Refused } from './refused.tsx'
import { sayOpen, takeBack } from './say-open.ts'
import { BoardToolsContext, useGroupView, useOpenNow, useQueueTrouble } from './use-group-view.ts'
import '#web/parts/beds/bed-light/bed-light.css'

export const GroupLine = memo(function GroupLine(props: GroupOnBoard) {
  const { residence, group, now, zone } = props
  const { queue, owner } = useContext(BoardToolsContext)
  const canSay = owner !== null
  const view = useGroupView(group.id)
  const trouble = useQueueTrouble()
  const holding = useHolding(props)
  const place = namePlace(residence, group)
  if (view.conflict && queue) return <Conflict {...props} view={view} place={place} />
  const open = view.open ?? group.open
  const about = { now, zone, isHeldUp: trouble !== 'none', isPublic: residence.status === 'published' }
  const age = describeGroupAge(group, view, about)
  return (
    // A fieldset cannot be a grid's row, and the stepper in it is one already.
    <div
      className="group row gap-3 align-start"
      role="group"
      id={buildLineId(group.id)}
      tabIndex={canSay ? 0 : undefined}
      aria-label={place}
      data-group={group.id}
    >
      <div className="group-light row gap-3 tight">
        {residence.groups.length > 1 && <span className="w-full t-label">{audienceWords[group.audience]}</span>}
        <OpenNow group={group} held={group.holds.length + view.holds.length} age={gradeLight(age, group, now)} />
        <Age age={age} />
      </div>
      {canSay && (
        <>
          <BedNumber residenceId={residence.id} group={group} place={place} />
          {!holding.isOn && (open ?? 0) > 0 ? (
            <Button small className="group-say needs-script" onClick={holding.begin}>
              <span>
                Hold a bed<VisuallyHidden> at {place}</VisuallyHidden>
              </span>
            </Button>
          ) : (
            // Keeps its room, so that nothing moves under a thumb where the last bed is taken.
            <span className="group-say needs-script" />
          )}
        </>
      )}
      {view.refused !== null && (
        <Refused
          place={place}
          now={now}
          zone={zone}
          refused={view.refused}
          dismiss={() => queue?.dismiss(group.id)}
          line={buildLineId(group.id)}
        />
      )}
      {holding.isOn && owner && (
        <HoldForm group={group} owner={owner} place={place} zone={zone} start={holding.note} close={holding.end} />
      )}
      {group.holds.map((hold) => (
        <HoldLine
          key={hold.id}
          residenceId={residence.id}
          groupId={group.id}
          line={buildLineId(group.id)}
          hold={hold}
          place={place}
          now={now}
          zone={zone}
          canSay={canSay}
        />
      ))}
      {view.holds.map((hold) => (
        <QueuedHoldLine key={hold.id} hold={hold} place={place} now={now} zone={zone} line={buildLineId(group.id)} />
      ))}
      {canSay && <EndedHoldLine groupId={group.id} place={place} line={buildLineId(group.id)} />}
      <OpeningPart residenceId={residence.id} group={group} place={place} now={now} zone={zone} />
      <OfferBed residenceId={residence.id} group={group} place={place} />
    </div>
  )
})

function useHolding({ residence, group }: GroupOnBoard) {
  const { owner, wanted, forgetWanted } = useContext(BoardToolsContext)
  const [isOn, setOn] = useState(false)
  const isWanted = owner !== null && wanted?.groupId === group.id
  useEffect(() => {
    if (isWanted) setOn(true)
  }, [isWanted])
  const isOfResidence = wanted?.residenceId === residence.id
  return {
    isOn,
    note: isOfResidence ? wanted.note : '',
    begin: () => setOn(true),
    end() {
      focusNext(buildLineId(group.id), document.activeElement)
      setOn(false)
      if (isOfResidence) forgetWanted()
    },
  }
}

type OpenNowProps = { group: BoardGroup; held: number; age: LightAge }

const OpenNow = memo(function OpenNow({ group, held, age }: OpenNowProps) {
  const open = useOpenNow(group)
  const { totalBeds } = group
  return (
    <>
      <Light open={open ?? 0} total={totalBeds} held={held} age={age} />
      <b>{open === null ? formatCount(totalBeds, 'bed') : `${open}/${totalBeds} available`}</b>
    </>
  )
})

type OfGroup = { group: BoardGroup; place: string }

type Act = (queue: BedQueue, said: { shown: ShownGroup; total: number }) => void

function useTap({ group, place }: OfGroup): (act: Act) => void {
  const { queue } = useContext(BoardToolsContext)
  return (act) => {
    if (queue) act(queue, { shown: toShown(group, queue.view(group.id), place), total: group.totalBeds })
  }
}

const BedStepper = memo(function BedStepper({ group, place }: OfGroup) {
  const open = useOpenNow(group)
  const tap = useTap({ group, place })
  return (
    <Stepper
      label={`Beds open at ${place}`}
      fewerLabel={`One fewer bed open at ${place}`}
      moreLabel={`One more bed open at ${place}`}
      value={open}
      unit={'open'}
      none={'no number yet'}
      max={countMostOpen(group)}
      onChange={(now) => tap((to, said) => sayOpen(to, said, now))}
    />
  )
})

function BedNumber({ residenceId, group, place }: OfGroup & { residenceId: string }) {
  const view = useGroupView(group.id)
  const { undoTo } = view
  const open = view.open ?? group.open
  const tap = useTap({ group, place })
  return (
    <>
      <BedStepper group={group} place={place} />
      {undoTo !== null ? (
        <Button
          small
          className="group-say needs-script"
          data-says="undo"
          icon="undo"
          aria-label={`Undo at ${place}, back to ${undoTo}`}
          onClick={() => tap(takeBack)}
        >
          Undo
        </Button>
      ) : open === null ? (
        <Button
          small
          className="group-say needs-script"
          aria-label={`0 open at ${place}`}
          onClick={() => tap((to, said) => sayOpen(to, said, 0))}
        >
          0 open
        </Button>
      ) : (
        <Button
          small
          className="group-say needs-script"
          data-says="still-right"
          icon="check"
          aria-label={`Still right at ${place}`}
          onClick={() => tap((to, { shown }) => to.confirm([shown]))}
        >
          Still right
        </Button>
      )}
      <noscript>
        {/* A browser that runs this never shows it. */}
        {import.meta.env.SSR && (
          <>
            <PlainForm residenceId={residenceId} group={group} place={place} />
            <PlainHold residenceId={residenceId} group={group} place={place} />
          </>
        )}
      </noscript>
    </>
  )
}

function Age({ age }: { age: AgeOfGroup }) {
  return (
    <span className="age w-full" data-age={age.grade} data-paper={age.onPaper}>
      {age.at ? <time dateTime={age.at}>{age.words}</time> : age.words}
    </span>
  )
}

function gradeLight(age: AgeOfGroup, { saidAt }: BoardGroup, now: Date) {
  if (age.grade !== 'waiting') return age.grade
  return saidAt === null ? 'fresh' : gradeBedAge(new Date(age.at ?? saidAt), now)
}
