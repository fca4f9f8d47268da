import type { SuccessExample } from '#content/site/partnership.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

export function Examples({ examples }: { examples: readonly SuccessExample[] }) {
  return (
    <section id="case-studies" className="wrap section" aria-labelledby="examples">
      <div className="row between">
        <h2 id="examples">Success Examples</h2>
        <SourceNote />
      </div>
      <ul className="three gap-5 mt-6">
        {examples.map(({ state, slug, shown, also }) => (
          <li key={slug} className="barred barred-brick stack gap-1">
            <h3>
              <SiteLink className="tap" to={`/directory/${slug}`}>
                {state}
              </SiteLink>
            </h3>
            <b className="t-figure">{shown}</b>
            {also && <p className="ink-2">{also}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
