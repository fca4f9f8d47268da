import type { NoticeKind, SiteNotice } from '#domain/help/notices/site-notice.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

const icons: Record<NoticeKind, IconName> = { outage: 'offline', storm: 'alert', other: 'bell' }

/** What the alliance's staff say on the site now, under its bar. */
export function NoticesShown({ notices }: { notices: readonly SiteNotice[] }) {
  const { language, notices: words } = useFrameWords()
  if (notices.length === 0) return null
  return (
    <aside className="wrap stack stack-fill gap-2 pad-y-3" aria-label={words.label}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          icon={icons[notice.kind]}
          title={[words.kinds[notice.kind], notice.stateNames[language]].filter(Boolean).join(': ')}
        >
          <p className="break">{notice.words[language]}</p>
        </Notice>
      ))}
    </aside>
  )
}
