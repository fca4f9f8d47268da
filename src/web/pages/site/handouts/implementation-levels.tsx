import type { partnershipGuide } from '#content/site/partnership-guide.ts'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'

export function ImplementationLevels({ text }: { text: typeof partnershipGuide.levels }) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <p className="measure">{text.words}</p>
      <ol className="ruled line-above">
        {text.items.map(({ level, name, opens, yours }) => (
          <li key={name} className="named pad-y-5">
            <div className="line align-start gap-4">
              <Block patches={toPatches(Array.from({ length: level }, () => 'adopted'))} size={56} />
              <div>
                <h3 className="t-strong">
                  Level {level}: {name}
                </h3>
                <p className="small quiet">
                  {level} of 4, {level * 25}%
                </p>
              </div>
            </div>
            <dl className="stack gap-3">
              <div>
                <dt className="small quiet">{text.opens}</dt>
                <dd>{opens}</dd>
              </div>
              <div>
                <dt className="small quiet">{text.yours}</dt>
                <dd>{yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
