import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type MeaningProps = {
  text: {
    title: string
    readers: readonly { who: string; words: string; way: { words: string; to: string } }[]
  }
}

export function Meaning({ text }: MeaningProps) {
  return (
    <section className="wrap section-end" aria-labelledby="meaning">
      <h2 id="meaning" className="mb-6">
        {text.title}
      </h2>
      <ul className="three grid gap-6">
        {text.readers.map(({ who, words, way }) => (
          <li key={who} className="beam-above stack gap-2">
            <h3>{who}</h3>
            <p className="ink-2 measure">{words}</p>
            <ButtonLink variant="text" to={way.to}>
              {way.words}
              <Icon name="arrow" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
