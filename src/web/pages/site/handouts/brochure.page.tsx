import { brochure } from '#content/site/brochure.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import type { SiteSettings } from '#contract/directory/site.ts'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { CrisisNumbers } from './brochure/crisis-numbers.tsx'
import { FirstCall } from './brochure/first-call.tsx'
import { StateAffiliateList } from './brochure/state-affiliate-list.tsx'
import { SupportLevels } from './brochure/support-levels.tsx'
import { Handout } from './handout.tsx'
import { SheetContact } from './sheet-contact.tsx'
import { SheetNumbers } from './sheet-numbers.tsx'
import { WriteLines } from './write-lines.tsx'

const { head, residence, certificate, contact } = brochure

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...head, path: '/brochure' }, visit.site),
  show: ({ visit }) => <Brochure site={visit.site} />,
})

const statesWithAffiliates = states.map((state) => ({ ...state, affiliate: affiliates[state.code] }))

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{title}</h2>
      <ul className="points grid gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function ForTheFamily() {
  return (
    <>
      <header>
        <h1>{brochure.title}</h1>
        <p className="lead mt-3">{brochure.lead}</p>
      </header>
      <div className="fit-22 gap-6">
        <div className="stack stack-fill gap-3">
          <h2 className="t-title">{residence.title}</h2>
          {residence.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Lines {...certificate} />
      </div>
      <SupportLevels text={brochure.levels} />
      <FirstCall text={brochure.firstCall} />
      <WriteLines words={brochure.firstCall.notes} />
      <CrisisNumbers text={brochure.crisis} />
    </>
  )
}

function Brochure({ site }: { site: SiteSettings }) {
  const sheets = [
    <ForTheFamily key="family" />,
    <>
      <StateAffiliateList
        text={brochure.states}
        states={statesWithAffiliates}
        address={new URL('/directory', site.baseUrl).href}
      />
      <SheetNumbers {...brochure.numbers} />
      <SheetContact title={contact.title} words={contact.words} way={contact.write} site={site} />
    </>,
  ]
  return <Handout kind={head.title} printing={brochure.printing} sheets={sheets} />
}
