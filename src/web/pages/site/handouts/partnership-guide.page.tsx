import { successExamples, typicalTimeline } from '#content/site/partnership.ts'
import { partnershipGuide as guide } from '#content/site/partnership-guide.ts'
import type { SiteSettings } from '#contract/directory/site.ts'
import { MonthRuler } from '#web/parts/month-ruler/month-ruler.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { Checklist } from './guide/checklist.tsx'
import { ImplementationLevels } from './guide/implementation-levels.tsx'
import { SuccessExamples } from './guide/success-examples.tsx'
import { Statements, WhoPays } from './guide/terms-of-partnership.tsx'
import { Handout } from './handout.tsx'
import { SheetContact } from './sheet-contact.tsx'
import { SheetNumbers } from './sheet-numbers.tsx'
import { WriteLines } from './write-lines.tsx'

const { head, asks, timeline, contact } = guide

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...head, path: '/partnership-guide' }, visit.site),
  show: ({ visit }) => <PartnershipGuide site={visit.site} />,
})

function Deal() {
  return (
    <>
      <header>
        <h1>{guide.title}</h1>
        <p className="lead mt-3">{guide.lead}</p>
      </header>
      <Statements {...guide.brings} />
      <section className="stack stack-fill gap-3">
        <h2 className="t-title">{asks.title}</h2>
        <ul className="points grid gap-2">
          {asks.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <WhoPays {...guide.pays} />
      <SheetNumbers {...guide.numbers} />
    </>
  )
}

function Months() {
  return (
    <>
      <section className="stack stack-fill gap-3">
        <h2 className="t-title">{timeline.title}</h2>
        <p>{timeline.words}</p>
        <MonthRuler spans={typicalTimeline} label={timeline.title} />
      </section>
      <SuccessExamples text={guide.examples} examples={successExamples} />
      <Statements {...guide.stays} />
    </>
  )
}

function PartnershipGuide({ site }: { site: SiteSettings }) {
  const sheets = [
    <Deal key="deal" />,
    <ImplementationLevels key="levels" text={guide.levels} />,
    <Months key="months" />,
    <>
      <Checklist text={guide.checklist} />
      <WriteLines words={guide.checklist.notes} />
      <SheetContact title={contact.title} words={contact.words} way={contact.ask} site={site} />
    </>,
  ]
  return <Handout kind={head.title} printing={guide.printing} sheets={sheets} />
}
