import type { SiteSettings } from '#contract/directory/site.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

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
