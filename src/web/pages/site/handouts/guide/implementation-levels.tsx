import type { AdoptionLevel } from '#domain/states/adoption.ts'
import { patchesOf } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'

type ImplementationLevelsProps = {
  text: {
    title: string
    words: string
    opens: string
    yours: string
    items: readonly { level: AdoptionLevel; name: string; opens: string; yours: string }[]
  }
}

export function ImplementationLevels({ text }: ImplementationLevelsProps) {
  return (
    <section className="sheet-part">
      <h2>{text.title}</h2>
      <p className="measure">{text.words}</p>
      <ol className="climb">
        {text.items.map(({ level, name, opens, yours }) => (
          <li key={name}>
            <div className="climb-head">
              <Block patches={patchesOf(Array.from({ length: level }, () => 'adopted'))} size={56} />
              <div>
                <h3>
                  Level {level}: {name}
                </h3>
                <p className="small quiet">
                  {level} of 4, {level * 25}%
                </p>
              </div>
            </div>
            <dl className="climb-says">
              <div>
                <dt>{text.opens}</dt>
                <dd>{opens}</dd>
              </div>
              <div>
                <dt>{text.yours}</dt>
                <dd>{yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
