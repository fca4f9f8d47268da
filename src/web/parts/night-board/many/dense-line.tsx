import { memo, useContext } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import type { GroupOnBoard } from '#web/parts/night-board/group/group-words.ts'
import { buildLineId, namePlace } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext, useGroupView, useQueueTrouble } from '#web/parts/night-board/group/use-group-view.ts'
import { SiteLink, type SiteLinkProps } from '#web/ui/action/site-link.tsx'
import { DenseNumber } from './dense-number.tsx'
import { describeLine, describeLineAge } from './dense-words.ts'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/dense.css'

type DenseLineProps = Omit<GroupOnBoard, 'group'> & {
  group: BoardGroup | null
  link: Omit<SiteLinkProps, 'children'> | null
}

export const DenseLine = memo(function DenseLine({ residence, group, now, link }: DenseLineProps) {
  const { owner, asking } = useContext(BoardToolsContext)
  const place = group ? namePlace(residence, group) : residence.name
  const about = (
    <span className="dense-about gap-2 nowrap">
      {group ? <LineAge group={group} now={now} /> : 'No beds yet'}
      {describeLine(group, link ? asking.get(residence.id) : undefined).map((words) => (
        <b key={words}>{words}</b>
      ))}
      {link && <span>{residence.city}</span>}
    </span>
  )
  const audience = group && residence.groups.length > 1 && audienceWords[group.audience]
  return (
    <div
      className="dense grid gap-1 align-center line-below small"
      role="group"
      id={group ? buildLineId(group.id) : undefined}
      tabIndex={group && owner !== null ? 0 : undefined}
      aria-label={place}
      data-group={group?.id}
    >
      {link ? (
        <SiteLink {...link} className="grid gap-0 align-center ink">
          <b className="t-label break">
            {residence.name}
            {audience && <span className="small ink-2"> {audience}</span>}
            {residence.status === 'draft' && <span className="small ink-2"> Draft</span>}
          </b>
          {about}
        </SiteLink>
      ) : (
        <span>
          <b className="t-label ink-2 break">
            {residence.name} <span className="small">{audience}</span>
          </b>
          {about}
        </span>
      )}
      {group &&
        (owner !== null ? <DenseNumber residence={residence} group={group} place={place} /> : <Told group={group} />)}
    </div>
  )
})

function LineAge({ group, now }: { group: BoardGroup; now: Date }) {
  const view = useGroupView(group.id)
  const age = describeLineAge(group, view, useQueueTrouble() !== 'none', now)
  return (
    <span className="age" data-age={age.grade}>
      {age.words}
    </span>
  )
}

function Told({ group: { open, totalBeds } }: { group: BoardGroup }) {
  return (
    <b className="tabular">
      {open ?? '–'}/{totalBeds}
    </b>
  )
}
