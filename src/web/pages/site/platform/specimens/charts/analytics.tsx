import YearOfAResidence, {
  type YearOfAResidenceProps,
} from '#web/pages/site/platform/specimens/year-of-a-residence.island.tsx'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Island } from '#web/plumbing/island.tsx'

type AnalyticsProps = {
  text: Pick<YearOfAResidenceProps, 'months' | 'measures'> & { title: string; words: string; sample: string }
}

export function Analytics({ text }: AnalyticsProps) {
  const { title, words, months, measures } = text
  const { sample: mark } = useFrameWords()
  return (
    <section className="wrap section row between align-end gap-5" aria-labelledby="feature-analytics">
      <div className="stack w-40">
        <h3 className="t-h2" id="feature-analytics">
          {title}
        </h3>
        <p className="measure">{words}</p>
      </div>
      <Island
        of={YearOfAResidence}
        hydrate="touched"
        props={{ months, measures, sample: { mark, words: text.sample } }}
      />
    </section>
  )
}
