import { milestones, tracker } from '#content/site/roadmap.ts'
import { vision } from '#content/site/vision.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Goals } from './goals.tsx'
import { Meaning } from './meaning.tsx'
import { Milestones } from './milestones.tsx'
import { Pillars } from './pillars.tsx'
import { Roadmap } from './roadmap.tsx'
import { VisionHero } from './vision-hero.tsx'
import '#web/parts/sections/sections.css'
import './vision.css'

const stretches = tracker.map(({ name, done, quarters }) => ({ name, percent: readFigureValue(done) ?? 0, quarters }))

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...vision.head, path: '/vision' }, visit.site),
  show: Vision,
})

function Vision() {
  return (
    <>
      <article id="vision">
        <VisionHero text={vision.hero} />
        <Goals text={vision.goals} />
        <Roadmap text={vision.roadmap} stretches={stretches} />
        <Pillars text={vision.pillars} />
        <Milestones text={vision.milestones} milestones={milestones} />
        <Meaning text={vision.meaning} />
      </article>
      <ClosingBand title={vision.closing.title} words={vision.closing.words}>
        <ButtonLink variant="primary" to="/getting-started">
          {vision.closing.start}
        </ButtonLink>
        <ButtonLink to="/directory">{vision.closing.directory}</ButtonLink>
      </ClosingBand>
    </>
  )
}
