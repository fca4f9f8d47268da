import { SiteLink } from '#web/ui/action/site-link.tsx'

type DealSectionProps = {
  text: { title: string; parts: readonly { title: string; words: string; way: { words: string; to: string } }[] }
}

export function DealSection({ text }: DealSectionProps) {
  return (
    <section className="wrap section" aria-labelledby="deal-title">
      <h2 id="deal-title">{text.title}</h2>
      <ul className="deal-parts">
        {text.parts.map(({ title, words, way }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
            <SiteLink to={way.to}>{way.words}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
