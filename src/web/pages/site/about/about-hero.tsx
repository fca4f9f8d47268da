import { PageOpening } from '#web/parts/sections/page-opening.tsx'

type AboutHeroProps = {
  text: { title: string; lead: string; begin: string; ways: readonly { who: string; words: string; to: string }[] }
}

export function AboutHero({ text }: AboutHeroProps) {
  return (
    <PageOpening text={text}>
      <nav className="c-4 c-last no-print" aria-labelledby="begin">
        <h2 id="begin" className="side-h mb-3">
          {text.begin}
        </h2>
        <ul className="ruled line-above">
          {text.ways.map(({ who, words, to }) => (
            <li key={to}>
              <p className="small quiet">{who}</p>
              <a href={to} className="tap bold">
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageOpening>
  )
}
