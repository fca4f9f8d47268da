type AboutHeroProps = {
  text: { title: string; lead: string; begin: string; ways: readonly { who: string; words: string; to: string }[] }
}

export function AboutHero({ text }: AboutHeroProps) {
  return (
    <header className="wrap section-tight page-top cols align-end">
      <div className="c-8 stack gap-5">
        <h1 className="display">{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </div>
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
    </header>
  )
}
