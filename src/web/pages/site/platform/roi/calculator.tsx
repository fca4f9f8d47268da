import { Island } from '#web/plumbing/island.tsx'
import RoiCalculator, { type RoiCalculatorProps } from './roi-calculator.island.tsx'

type CalculatorProps = { text: RoiCalculatorProps['text'] & { title: string; words: string } } & Pick<
  RoiCalculatorProps,
  'asked'
>

export function Calculator({ text, asked }: CalculatorProps) {
  const { title, words, own, assumed, ramp, labels } = text
  return (
    <section id="roi" className="wrap section cols" aria-labelledby="roi-title">
      <div className="stack full">
        <h2 id="roi-title" tabIndex={-1}>
          {title}
        </h2>
        <p className="lead">{words}</p>
      </div>
      <Island of={RoiCalculator} hydrate="touched" props={{ text: { own, assumed, ramp, labels }, asked }} />
    </section>
  )
}
