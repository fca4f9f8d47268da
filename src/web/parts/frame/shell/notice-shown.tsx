import type { NoticeKind, SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { Language } from '#domain/language/language.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

const icons: Record<NoticeKind, IconName> = { outage: 'offline', storm: 'alert', other: 'bell' }

type NoticeShownProps = {
  notice: Pick<SiteNotice, 'kind' | 'words' | 'stateNames'>
  language: Language
  kinds: Readonly<Record<NoticeKind, string>>
}

export function NoticeShown({ notice, language, kinds }: NoticeShownProps) {
  return (
    <Notice
      icon={icons[notice.kind]}
      title={[kinds[notice.kind], notice.stateNames[language]].filter(Boolean).join(': ')}
    >
      <p className="break">{notice.words[language]}</p>
    </Notice>
  )
}
