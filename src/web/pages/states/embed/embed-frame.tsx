import type { ReactNode } from 'react'
import type { ListWords } from '#content/search/lists/list.en.ts'
import type { Language } from '#domain/language/language.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/early/framed-script.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import './embed-frame.css'

type EmbedFrameProps = {
  title: ReactNode
  count: ReactNode
  filter?: ReactNode
  other: OtherLanguage
  directory: string
  foot: ListWords['foot']
  found?: string
  children: ReactNode
}

export function EmbedFrame({ title, count, filter, other, directory, foot, found, children }: EmbedFrameProps) {
  return (
    <div className="embed">
      <script>{FRAMED_SCRIPT}</script>
      <div className="embed-head line-below stuck">
        <div className="embed-in row tight">
          <div className="embed-title grow">
            <h1>{title}</h1>
            {count}
          </div>
          {filter}
        </div>
      </div>
      {/* It stays while another list takes the place of this one (web/browser/framed). */}
      <p className="vh embed-said" role="status" data-found={found} />
      <div className="embed-body">
        <LanguageSwitch {...other} className="embed-language-top" />
        {children}
      </div>
      <div className="embed-foot row tight gap-5 line-above sunk">
        <p>
          {foot.crisis} <a href="tel:988">{foot.call}</a> {foot.or} <a href={foot.textTo}>{foot.text}</a>
        </p>
        <p>
          {foot.from}{' '}
          <SiteLink to={directory} newTab>
            {foot.directory}
          </SiteLink>
        </p>
        {/* Where the frame is too low for the one above the list. */}
        <LanguageSwitch {...other} className="embed-language-foot" />
      </div>
    </div>
  )
}

export type OtherLanguage = { language: Language; words: string; to: string }

function LanguageSwitch({ language, words, to, className }: OtherLanguage & { className?: string }) {
  return (
    <a className={joinClassNames('embed-language no-print', className)} href={to} lang={language} hrefLang={language}>
      {words}
    </a>
  )
}
