import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Example = { state: string; slug: string; shown: string; also: string | null }

type SuccessExamplesProps = { text: { title: string; words: string }; examples: readonly Example[] }

export function SuccessExamples({ text, examples }: SuccessExamplesProps) {
  return (
    <section className="stack stack-fill gap-3">
      <div className="row between">
        <h2 className="t-title">{text.title}</h2>
        <SourceNote />
      </div>
      <p>{text.words}</p>
      <ul className="fit-10 gap-5">
        {examples.map(({ state, slug, shown, also }) => (
          <li key={slug} className="barred barred-brick stack gap-0">
            <h3 className="t-strong">
              <SiteLink to={`/directory/${slug}`} className="tap">
                {state}
              </SiteLink>
            </h3>
            <b className="t-title">{shown}</b>
            {also && <p>{also}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
