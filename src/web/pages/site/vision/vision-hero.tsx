import { PageOpening } from '#web/parts/sections/page-opening.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type VisionHeroProps = {
  text: {
    title: string
    lead: string
    reading: string
    words: string
    ways: readonly { words: string; to: string }[]
  }
}

export function VisionHero({ text }: VisionHeroProps) {
  return (
    <PageOpening text={text}>
      <section className="c-4 c-last beam-above stack gap-2" aria-labelledby="reading">
        <h2 id="reading" className="side-h">
          {text.reading}
        </h2>
        <p className="ink-2 measure">{text.words}</p>
        <p className="row gap-4 tight no-print">
          {text.ways.map(({ words, to }) => (
            <SiteLink key={to} to={to} className="tap bold">
              {words}
            </SiteLink>
          ))}
        </p>
      </section>
    </PageOpening>
  )
}
