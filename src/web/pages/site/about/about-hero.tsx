import '#web/ui/text/lists/facts.css'

type AboutHeroProps = {
  text: { title: string; lead: string; begin: string; ways: readonly { who: string; words: string; to: string }[] }
}

export function AboutHero({ text }: AboutHeroProps) {
  return (
    <header className="wrap cols about-hero">
      <div className="c-8 stack gap-5">
        <h1 className="display">{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </div>
      <nav className="c-4 c-last begin" aria-labelledby="begin">
        <h2 id="begin">{text.begin}</h2>
        <ul className="rule-list">
          {text.ways.map(({ who, words, to }) => (
            <li key={to}>
              <p className="small quiet">{who}</p>
              <a href={to}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
