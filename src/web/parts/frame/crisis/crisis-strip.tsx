import { translatePath } from '#domain/language/language.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import './leave-site.css'
import './crisis-strip.css'

export function CrisisStrip({ exit }: { exit: boolean }) {
  const { crisis, inEnglish } = useFrameWords()
  return (
    <aside className="crisis" aria-label={crisis.label}>
      <div className="wrap row tight gap-4">
        <p className="row tight">
          <b className="wide call-words">{crisis.callOrText}</b>
          <a href="tel:988">
            <Icon name="phone" />
            {crisis.call}
          </a>
          <a href={crisis.textTo}>
            <Icon name="message" />
            {crisis.text}
          </a>
          <a className="wide" href="https://988lifeline.org/chat" hrefLang="en" rel="noreferrer">
            <span>
              {crisis.chat}
              <span className="chat-language">{inEnglish}</span>
            </span>
          </a>
        </p>
        <p className="wide">
          <span>
            {crisis.samhsa}{' '}
            <a className="nowrap" href="tel:18006624357">
              1-800-662-4357
            </a>
            <span className="details">{crisis.samhsaDetails}</span>
          </span>
        </p>
        <div className="end line to-end gap-4 no-print">
          {exit && <LeaveSite />}
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
    </aside>
  )
}

function LanguageSwitch() {
  const { language, otherLanguage } = useFrameWords()
  const { path, query } = usePageContext()
  const other = language === 'en' ? 'es' : 'en'
  const same = translatePath(path, other)
  return (
    <SiteLink
      to={same === null ? `/${other === 'es' ? 'es' : ''}` : addQuery(same, query)}
      lang={other}
      hrefLang={other}
    >
      {otherLanguage}
    </SiteLink>
  )
}

const addQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** Where "Leave this site" goes: an inconspicuous page. */
const ELSEWHERE = 'https://www.weather.gov/'

function LeaveSite() {
  const { crisis } = useFrameWords()
  return (
    <>
      <a className="exit" href={ELSEWHERE} rel="noreferrer">
        <Icon name="exit" />
        {crisis.leave}
      </a>
      <div className="exit-hint line wide-only" role="status" hidden>
        {crisis.hint}
        <Button variant="text" small>
          {crisis.hintSeen}
        </Button>
      </div>
    </>
  )
}
