import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { FormMark } from '#web/ui/text/badge.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import './coming-page.css'

type ComingPageProps = {
  title: string
  /** What this part of the site is for. */
  lead: string
  /** What will stand here, one line each. */
  holds: readonly string[]
  /** Ways on, the first one as the main button. */
  ways: readonly { words: string; to: string }[]
  /** The lines that are the same on every such page, in the page's language. */
  words: { later: string; why: string; holds: string; today: string }
  lang?: string | undefined
  /** More ways on, under the buttons. */
  children?: ReactNode
}

/** The body of a page whose part of the site opens later: says so, what it will hold, and where to go meanwhile. */
export function ComingPage({ title, lead, holds, ways, words, lang, children }: ComingPageProps) {
  return (
    <div className="wrap section coming" lang={lang}>
      <div className="stack coming-words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Notice title={words.later}>
          <p>{words.why}</p>
        </Notice>
      </div>
      <svg className="coming-house" viewBox="0 0 96 90" aria-hidden="true" focusable="false">
        <path d="M8 44 48 12l40 32M18 38v48h60V38" />
        <path className="plan" d="M41 86V64h14v22" />
        <path d="M26 46h12v14H26zM32 46v14M26 53h12" />
        <path className="lit" d="M58 46h12v14H58z" />
        <path className="bars" d="M64 46v14M58 53h12" />
      </svg>
      <section className="stack gap-5" aria-labelledby="coming-today">
        <h2 id="coming-today">{words.today}</h2>
        <div className="row">
          {ways.map((way, place) => (
            <ButtonLink key={way.to} look={place === 0 ? 'primary' : 'line'} to={way.to}>
              {way.words}
            </ButtonLink>
          ))}
        </div>
        {children}
      </section>
      <section aria-labelledby="coming-holds">
        <h2 id="coming-holds">{words.holds}</h2>
        <ul className="coming-holds">
          {holds.map((line) => (
            <li key={line}>
              <FormMark form="dashed" />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
