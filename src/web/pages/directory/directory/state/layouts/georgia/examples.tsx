import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

export type Example = { state: string; slug: string; shown: string; also: string | null }

export function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <section id="case-studies" className="wrap section" aria-labelledby="examples">
      <div className="row between">
        <h2 id="examples">Success Examples</h2>
        <SourceNote />
      </div>
      <ul className="examples-row mt-6">
        {examples.map(({ state, slug, shown, also }) => (
          <li key={slug} className="example">
            <h3>
              <SiteLink to={`/directory/${slug}`}>{state}</SiteLink>
            </h3>
            <b>{shown}</b>
            {also && <p className="ink-2">{also}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
