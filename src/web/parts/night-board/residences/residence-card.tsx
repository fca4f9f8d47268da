import { memo, type ReactNode, useContext } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { gradeBedAge } from '#domain/beds/bed-age.ts'
import { conditionalFormWords } from '#domain/certification/certificate/conditional-form.ts'
import { readStateName } from '#domain/residence/residence.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { useQueueValue } from '#web/parts/beds/bed-queue/use-queue.ts'
import { AskingPart } from '#web/parts/night-board/asking/asking-part.tsx'
import { NoneToHold } from '#web/parts/night-board/asking/none-to-hold.tsx'
import { GroupLine } from '#web/parts/night-board/group/group-line.tsx'
import { describeForOperator, describeForOperatorOnPaper, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { PlainTakeBack } from '#web/parts/night-board/hold/plain-take-back.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type ResidenceCardProps = { residence: MyResidence; now: Date; zone: Zone; close?: ReactNode }

export const ResidenceCard = memo(function ResidenceCard({ residence, now, zone, close }: ResidenceCardProps) {
  const { id, name, city, narrCertified, certificateForm, certificateStop, status, groups } = residence
  const { mayManage } = useContext(BoardToolsContext)
  return (
    <PlaceCard className="board-residence grid gap-2">
      <div className="row between tight align-start">
        <div className="grow-7">
          <h3 className="t-name break">{name}</h3>
          <p className="row tight small ink-2">
            <span>
              {city}
              <span className="wide-only">, {readStateName(residence)}</span>
            </span>
            {narrCertified ? (
              <span className="success line gap-1">
                <Icon name="shield" />
                {certificateForm ? conditionalFormWords[certificateForm] : 'Certified'}
              </span>
            ) : (
              <span className="ink-3">{certificateStop ? certificateStop.badge : 'Not certified'}</span>
            )}
            {status === 'draft' && <span className="ink-3">Not public yet</span>}
          </p>
        </div>
        {mayManage && (
          <ButtonLink to={`/workspace/residences/${id}`} variant="text" small className="tap-in">
            Manage<VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        {close}
      </div>
      <ResidenceTotal groups={groups} />
      {import.meta.env.SSR && <PlainTakeBack residenceId={id} />}
      <NoneToHold residence={residence} />
      {groups.length > 0 ? (
        groups.map((group) => <GroupLine key={group.id} residence={residence} group={group} now={now} zone={zone} />)
      ) : (
        <WholeResidence residence={residence} now={now} zone={zone} />
      )}
      {certificateStop && <p className="small ink-2">{certificateStop.words}</p>}
      <AskingPart residence={residence} zone={zone} />
    </PlaceCard>
  )
})

/** The sum of a house, with its groups beneath. A house of one group says it there. */
function ResidenceTotal({ groups }: { groups: readonly BoardGroup[] }) {
  const { queue } = useContext(BoardToolsContext)
  const sum = (openOf: (group: BoardGroup) => number | null) =>
    groups.reduce((all, group) => all + (openOf(group) ?? 0), 0)
  const said = sum((group) => group.open)
  const open = useQueueValue(queue, (one) => sum(({ id, open }) => one.view(id).open ?? open), said)
  if (groups.length < 2) return null
  const total = groups.reduce((all, { totalBeds }) => all + totalBeds, 0)
  return (
    <p>
      <b>
        {open}/{total} available
      </b>{' '}
      <span className="small ink-2">in {groups.length} groups</span>
    </p>
  )
}

function WholeResidence({ residence, now, zone }: ResidenceCardProps) {
  const { totalBeds, availableBeds, reportedAt, status } = residence
  if (totalBeds === 0) return <p className="ink-2">No beds yet</p>
  const saidAt = reportedAt === null ? null : new Date(reportedAt)
  const grade = gradeBedAge(saidAt, now)
  const isPublic = status !== 'draft'
  return (
    <p className="row gap-3 tight">
      <Light open={availableBeds} total={totalBeds} age={grade} />
      <b>
        {availableBeds}/{totalBeds} available
      </b>
      <AgeMark
        age={{ grade, words: describeForOperator(saidAt, now, isPublic) }}
        saidAt={reportedAt}
        onPaper={describeForOperatorOnPaper(saidAt, { now, zone, isPublic })}
      />
    </p>
  )
}
