import type { NoticesWords } from '#content/desk/staff/notices.ts'
import type { ListedNotice } from '#contract/staff/notices.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { NoticeForm } from './notice-form.tsx'

type NoticeRowProps = { notice: ListedNotice; mayChange: boolean; refused: RefusedForm | null; words: NoticesWords }

export function NoticeRow({ notice, mayChange, refused, words }: NoticeRowProps) {
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
      {mayChange && <NoticeActs notice={notice} refused={refused} words={words} />}
    </li>
  )
}

function NoticeActs({ notice, refused, words }: Omit<NoticeRowProps, 'mayChange'>) {
  const isRefused = refused?.values.act === 'publish' && refused.values.id === notice.id
  return (
    <>
      <ActButton
        act="end"
        hidden={{ id: notice.id }}
        said={words.end.said}
        didNotWork={words.didNotWork}
        focusAfter="now"
        refused={refused}
        variant="line"
        small
        label={notice.standing === 'planned' ? words.end.takeBack : words.end.button}
      />
      <details open={isRefused}>
        <summary className="btn btn-text btn-sm">{words.change.summary}</summary>
        <NoticeForm notice={notice} refused={refused} words={words} />
      </details>
    </>
  )
}
