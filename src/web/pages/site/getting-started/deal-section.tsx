import { SiteLink } from '#web/ui/action/site-link.tsx'

type DealSectionProps = {
  text: { title: string; parts: readonly { title: string; words: string; way: { words: string; to: string } }[] }
}

export function DealSection({ text }: DealSectionProps) {
  return (
    <section className="wrap section" aria-labelledby="deal-title">
      <h2 id="deal-title">{text.title}</h2>
      <ul className="three grid gap-6 mt-5">
        {text.parts.map(({ title, words, way }) => (
          <li key={title} className="beam-above stack gap-2">
            <h3>{title}</h3>
            <p className="ink-2 measure">{words}</p>
            <SiteLink to={way.to} className="tap bold">
              {way.words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
