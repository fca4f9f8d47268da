import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { NoticeShown } from './notice-shown.tsx'

/** What the alliance's staff say on the site now, under its bar. */
export function NoticesShown({ notices }: { notices: readonly SiteNotice[] }) {
  const { language, notices: words } = useFrameWords()
  if (notices.length === 0) return null
  return (
    <aside className="wrap stack stack-fill gap-2 pad-y-3" aria-label={words.label}>
      {notices.map((notice) => (
        <NoticeShown key={notice.id} notice={notice} language={language} kinds={words.kinds} />
      ))}
    </aside>
  )
}
