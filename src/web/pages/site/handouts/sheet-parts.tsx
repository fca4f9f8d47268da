import type { SiteSettings } from '#contract/directory/site.ts'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

type SheetContactProps = {
  title: string
  words: string
  way: { words: string; to: string }
  site: SiteSettings
}

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
