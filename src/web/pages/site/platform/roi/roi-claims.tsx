import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'

type RoiClaimsProps = {
  text: {
    title: string
    words: string
    request: string
    assumption: string
    claims: readonly { shown: string; says: string }[]
  }
}

export function RoiClaims({ text }: RoiClaimsProps) {
  return (
    <section className="roi-claims section-tight" aria-labelledby="roi-claims-title">
      <div className="wrap stack stack-fill gap-5">
        <div className="row between">
          <h2 id="roi-claims-title">{text.title}</h2>
          <SourceNote />
        </div>
        <ul className="fit-16 three" aria-labelledby="roi-claims-title">
          {text.claims.map(({ shown, says }) => (
            <li key={says} className="grid">
              <Plaque number={shown} label={says} />
            </li>
          ))}
        </ul>
        <div className="row between gap-4">
          <p className="measure">
            {text.words} {text.assumption}
          </p>
          <ButtonLink variant="primary" icon="chart" to="#roi">
            {text.request}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
