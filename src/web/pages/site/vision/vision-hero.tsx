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
    <header className="wrap cols vision-hero">
      <div className="c-8 stack gap-5">
        <h1 className="display">{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </div>
      <section className="c-4 c-last reading" aria-labelledby="reading">
        <h2 id="reading">{text.reading}</h2>
        <p>{text.words}</p>
        <p className="row reading-ways">
          {text.ways.map(({ words, to }) => (
            <SiteLink key={to} to={to}>
              {words}
            </SiteLink>
          ))}
        </p>
      </section>
    </header>
  )
}
