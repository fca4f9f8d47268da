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
    <section className="wrap section meaning" aria-labelledby="meaning">
      <h2 id="meaning">{text.title}</h2>
      <ul className="readers">
        {text.readers.map(({ who, words, way }) => (
          <li key={who}>
            <h3>{who}</h3>
            <p>{words}</p>
            <ButtonLink look="text" to={way.to}>
              {way.words}
              <Icon name="arrow" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
