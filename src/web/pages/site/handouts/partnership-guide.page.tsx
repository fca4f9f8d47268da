import { handout } from '#content/site/handout.ts'
import { successExamples, typicalTimeline } from '#content/site/partnership/partnership.ts'
import { partnershipGuide as guide } from '#content/site/partnership/partnership-guide.ts'
import { say } from '#domain/language/say.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { MonthRuler } from '#web/parts/month-ruler/month-ruler.tsx'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Handout, SheetContact, SheetNumbers, WriteLines } from './handout.tsx'

const { head, asks, pays, levels, timeline, examples, checklist, contact } = guide

export default definePage({
  head: () => ({ ...head, path: '/partnership-guide' }),
  show({ visit: { site } }) {
    const sheets = [
      <Deal key="deal" />,
      <Levels key="levels" />,
      <Months key="months" />,
      <>
        <Checklist />
        <WriteLines words={checklist.notes} />
        <SheetContact title={contact.title} words={contact.words} way={contact.ask} site={site} />
      </>,
    ]
    return <Handout words={handout} kind={head.title} printing={guide.printing} sheets={sheets} />
  },
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
      <section className="stack stack-fill gap-3">
        <h2 className="t-title">{pays.title}</h2>
        <dl className="ruled line-above">
          {pays.rows.map(({ who, what, isFigure }) => (
            <div key={who} className="named">
              <dt className="t-strong">{who}</dt>
              <dd>
                {what}. {isFigure && <SourceNote>{pays.figure}</SourceNote>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
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
      <section className="stack stack-fill gap-3">
        <div className="row between">
          <h2 className="t-title">{examples.title}</h2>
          <SourceNote />
        </div>
        <p>{examples.words}</p>
        <ul className="fit-10 gap-5">
          {successExamples.map(({ state, slug, shown, also }) => (
            <li key={slug} className="barred barred-brick stack gap-0">
              <h3 className="t-strong">
                <SiteLink to={`/directory/${slug}`} className="tap">
                  {state}
                </SiteLink>
              </h3>
              <b className="t-title">{shown}</b>
              {also && <p>{also}</p>}
            </li>
          ))}
        </ul>
      </section>
      <Statements {...guide.stays} />
    </>
  )
}

type StatementsProps = { title: string; items: readonly { title: string; words: string }[] }

function Statements({ title, items }: StatementsProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{title}</h2>
      <ul className={items.length % 2 === 0 ? 'fit-22 gap-5' : 'fit-10 gap-5'}>
        {items.map((item) => (
          <li key={item.title} className="beam-above">
            <h3 className="t-strong">{item.title}</h3>
            <p className="ink-2 mt-1">{item.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Checklist() {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{checklist.title}</h2>
      <p>{checklist.words}</p>
      <div className="checklist fit-22 gap-6">
        {checklist.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="t-strong">{title}</h3>
            <ul className="ruled line-above mt-2">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Levels() {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{levels.title}</h2>
      <p className="measure">{levels.words}</p>
      <ol className="ruled line-above">
        {levels.items.map(({ level, name, opens, yours }) => (
          <li key={name} className="named pad-y-5">
            <div className="line align-start gap-4">
              <Block patches={toPatches(Array.from({ length: level }, () => 'adopted'))} size={56} />
              <div>
                <h3 className="t-strong">{say(levels.level, { level, name })}</h3>
                <p className="small quiet">{say(levels.share, { level, percent: level * 25 })}</p>
              </div>
            </div>
            <dl className="stack gap-3">
              <div>
                <dt className="small quiet">{levels.opens}</dt>
                <dd>{opens}</dd>
              </div>
              <div>
                <dt className="small quiet">{levels.yours}</dt>
                <dd>{yours}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
