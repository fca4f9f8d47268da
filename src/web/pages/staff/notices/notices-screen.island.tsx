import { noticesWords as words } from '#content/staff/notices.ts'
import type { NoticesAnswer } from '#contract/live/notices.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { NoticeForm } from './notice-form.tsx'
import { NoticeRow } from './notice-row.tsx'

export default function NoticesScreen(given: DeskScreenProps<NoticesAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/notices">
      {(answer, { refused, query }) => <Notices {...answer} done={refused === null ? query.get('done') : null} />}
    </StaffScreen>
  )
}

function Notices({ notices, mayChange, done }: NoticesAnswer & { done: string | null }) {
  const open = notices.filter(({ standing }) => standing !== 'ended')
  const before = notices.filter(({ standing }) => standing === 'ended')
  return (
    <div className="grid gap-6">
      <DeskHead title={words.title} lead={mayChange ? words.lead : `${words.lead} ${words.onlyLeaders}`} />
      {(done === 'publish' || done === 'end') && <Notice tone="success" announced title={words.done[done]} />}
      <div className={mayChange ? 'grid beside-4 gap-6 align-start' : undefined}>
        <div className="grid gap-6">
          <Part id="now" title={words.now.title} takesFocus>
            {open.length === 0 && <p className="ink-2">{words.now.none}</p>}
            <NoticeList notices={open} mayChange={mayChange} />
          </Part>
          {before.length > 0 && (
            <details>
              <summary className="btn btn-text">{words.before.title(before.length)}</summary>
              <NoticeList notices={before} mayChange={false} />
            </details>
          )}
        </div>
        {mayChange && (
          <section aria-labelledby="add" className="deskside stack stack-fill gap-4">
            <h2 id="add">{words.add.title}</h2>
            <NoticeForm key={open[0]?.id ?? 'first'} notice={null} words={words} />
          </section>
        )}
      </div>
    </div>
  )
}

function NoticeList({ notices, mayChange }: NoticesAnswer) {
  if (notices.length === 0) return null
  return (
    <ul className="ruled">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} mayChange={mayChange} words={words} />
      ))}
    </ul>
  )
}
