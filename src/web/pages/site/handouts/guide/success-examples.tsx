import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Example = { state: string; slug: string; shown: string; also: string | null }

type SuccessExamplesProps = { text: { title: string; words: string }; examples: readonly Example[] }

export function SuccessExamples({ text, examples }: SuccessExamplesProps) {
  return (
    <section className="sheet-part">
      <div className="row between">
        <h2>{text.title}</h2>
        <SourceNote />
      </div>
      <p>{text.words}</p>
      <ul className="examples">
        {examples.map(({ state, slug, shown, also }) => (
          <li key={slug}>
            <h3>
              <SiteLink to={`/directory/${slug}`}>{state}</SiteLink>
            </h3>
            <b>{shown}</b>
            {also && <p>{also}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
