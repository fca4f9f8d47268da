import type { NoticesWords } from '#content/staff/notices.ts'
import type { ListedNotice } from '#contract/live/notices.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { NoticeForm } from './notice-form.tsx'

type NoticeRowProps = { notice: ListedNotice; mayChange: boolean; words: NoticesWords }

export function NoticeRow({ notice, mayChange, words }: NoticeRowProps) {
  const { id, kind, standing, states, startsAt, endsAt, madeBy, ended } = notice
  return (
    <li id={`notice-${id}`} className="stack stack-fill gap-2 pad-y-4">
      <h3>
        {words.kinds[kind]}: {words.standing[standing].toLowerCase()}
      </h3>
      <p className="as-typed break">{notice.en}</p>
      <p className="as-typed break ink-2" lang="es">
        {notice.es}
      </p>
      <p className="small ink-2">
        {states.length === 0 ? words.everywhere : words.onlyIn(states.join(', '))}. {words.from}{' '}
        <Moment at={startsAt} isOfDesk /> {words.until} <Moment at={endsAt} isOfDesk />, {words.by} {madeBy}.
        {ended && (
          <>
            {' '}
            {words.ended}, <Moment at={ended.at} isOfDesk />, {words.by} {ended.by}.
          </>
        )}
      </p>
      {mayChange && <NoticeActs notice={notice} words={words} />}
    </li>
  )
}

function NoticeActs({ notice, words }: Omit<NoticeRowProps, 'mayChange'>) {
  const refused = useRefused()
  const isRefused = refused?.values.act === 'publish' && refused.values.id === notice.id
  return (
    <>
      <ActButton
        act="end"
        hidden={{ id: notice.id }}
        said={words.end.said}
        focusAfter="now"
        variant="line"
        small
        label={notice.standing === 'planned' ? words.end.takeBack : words.end.button}
      />
      <details open={isRefused}>
        <summary className="btn btn-text btn-sm">{words.change.summary}</summary>
        <NoticeForm notice={notice} words={words} />
      </details>
    </>
  )
}
