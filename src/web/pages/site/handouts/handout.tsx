import type { ReactNode } from 'react'
import type { HandoutWords } from '#content/site/handout.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { say } from '#domain/language/say.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import '#web/parts/sections/sections.css'
import './handout.css'

type HandoutProps = { words: HandoutWords; kind: string; printing: string; sheets: readonly ReactNode[] }

export function Handout({ words, kind, printing, sheets }: HandoutProps) {
  const pages = sheets.length
  return (
    <div className="sunk handout">
      <div className="row between gap-4 mb-5 no-print">
        <p className="small measure">
          <b>{kind}.</b> {printing} <span className="quiet">{words.keep}</span>
        </p>
        <Button variant="primary" icon="print" className="needs-script" data-print="">
          {words.print}
        </Button>
      </div>
      <article className="stack stack-fill gap-6" aria-label={kind}>
        {sheets.map((sheet, place) => (
          // Sheets never change places.
          <section
            key={place}
            className="sheet-paper stack stack-fill gap-6"
            aria-label={say(words.page, { page: place + 1, pages })}
          >
            <p className="row between tight pad-y-2 line-below quiet">
              <Brand />
              <span className="small">{say(words.running, { kind, page: place + 1, pages })}</span>
            </p>
            {sheet}
          </section>
        ))}
      </article>
    </div>
  )
}

/** Not a link: on paper it leads nowhere. */
function Brand() {
  return (
    <span className="line gap-2 small ink">
      <svg
        className="pine no-shrink"
        width="22"
        height="24"
        viewBox="0 0 36 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M2 15 18 3l16 12" />
        <path d="M7 15.5V37h22V15.5M12 19h12v13H12zM18 19v13M12 25.5h12" />
      </svg>
      <b>NARR + Behave Health</b>
    </span>
  )
}

type SheetContactProps = { title: string; words: string; way: { words: string; to: string }; site: SiteSettings }

export function SheetContact({ title, words, way, site }: SheetContactProps) {
  return (
    <section className="stack gap-3">
      <h2 className="t-title">{title}</h2>
      <p>{words}</p>
      <ContactLines phone={site.supportPhone} email={site.supportEmail} />
      <p className="print-only break">{new URL('/contact', site.baseUrl).href}</p>
      <ButtonLink to={way.to}>{way.words}</ButtonLink>
    </section>
  )
}

type SheetNumbersProps = { title: string; claims: readonly { shown: string; says: string }[] }

export function SheetNumbers({ title, claims }: SheetNumbersProps) {
  return (
    <section className="stack stack-fill gap-3">
      <div className="row between">
        <h2 className="t-title">{title}</h2>
        <SourceNote />
      </div>
      <ul className="fit-7">
        {claims.map(({ shown, says }) => (
          <li key={says} className="stack gap-0 small">
            <b className="t-title">{shown}</b> {says}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Printed only: ruled lines fill the rest of the page, so a sheet has one at most. */
export function WriteLines({ words }: { words: string }) {
  return (
    <div className="print-only write-lines">
      <p>{words}</p>
    </div>
  )
}
