import { shiftWords as words } from '#content/team/shift.ts'
import type { ShiftNews, ShiftResidence } from '#contract/team/shift.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { OtherResidences } from './note-form.tsx'
import { ResidenceNews } from './residence-news.tsx'

export default function ShiftScreen(given: DeskScreenProps<ShiftNews>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/shift" isFresh>
      {(news, { at }) => (
        <div className="grid gap-4">
          <DeskHead title={words.title} lead={words.lead} />
          <News news={news} at={at} />
        </div>
      )}
    </FramedScreen>
  )
}

type NewsProps = { news: ShiftNews; at: Date }

function News({ news: { since, readAt, houses: residences }, at }: NewsProps) {
  const [told, quiet] = [residences.filter(hasNews), residences.filter((residence) => !hasNews(residence))]
  if (residences.length === 0) {
    return (
      <EmptyState title={words.noHouses.title}>
        <p>{words.noHouses.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="row between gap-3 w-52">
        <p id="since" tabIndex={-1}>
          {words.since} <Moment at={since} />
        </p>
        <ActButton
          act="seen"
          hidden={{ at: readAt }}
          focusAfter="since"
          said={words.seen.said}
          didNotWork={words.seen.didNotWork}
          icon="check"
          label={words.seen.button}
        />
      </div>
      {told.length === 0 && (
        <EmptyState title={words.none.title}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
      {told.length > 0 && (
        <ul className="ruled line-above line-below w-52">
          {told.map((residence) => (
            <li key={residence.id} id={`house-${residence.id}`} tabIndex={-1}>
              <ResidenceNews residence={residence} now={at} words={words} />
            </li>
          ))}
        </ul>
      )}
      {quiet.length > 0 && <OtherResidences residences={quiet} words={words} />}
    </>
  )
}

function hasNews({ notes, changes, questions, waitingList }: ShiftResidence): boolean {
  const counts = [questions?.waiting, questions?.asked, questions?.answered, waitingList?.joined, waitingList?.left]
  return notes.length > 0 || changes.length > 0 || counts.some((one = 0) => one > 0)
}
