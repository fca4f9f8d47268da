import { brochure } from '#content/site/brochure.ts'
import { handout } from '#content/site/handout.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { definePage } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Handout, SheetContact, SheetNumbers, WriteLines } from './handout.tsx'

const { head, residence, certificate, levels, firstCall, crisis, contact } = brochure

export default definePage({
  head: () => ({ ...head, path: '/brochure' }),
  show({ visit: { site } }) {
    const sheets = [
      <ForTheFamily key="family" />,
      <>
        <StateAffiliateList address={new URL('/directory', site.baseUrl).href} />
        <SheetNumbers {...brochure.numbers} />
        <SheetContact title={contact.title} words={contact.words} way={contact.write} site={site} />
      </>,
    ]
    return <Handout words={handout} kind={head.title} printing={brochure.printing} sheets={sheets} />
  },
})

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
        <section className="stack stack-fill gap-3">
          <h2 className="t-title">{certificate.title}</h2>
          <ul className="points grid gap-2">
            {certificate.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <SupportLevels />
      <FirstCall />
      <WriteLines words={firstCall.notes} />
      <CrisisNumbers />
    </>
  )
}

function SupportLevels() {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{levels.title}</h2>
      <ol className="fit-22 gap-4">
        {levels.items.map(({ level, name, words }) => (
          <li key={level} className="beam-above marked gap-3">
            <span className="support-level t-title pine">{level}</span>
            <div>
              <h3 className="t-strong">{name}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small quiet">{levels.note}</p>
    </section>
  )
}

function FirstCall() {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{firstCall.title}</h2>
      <p>{firstCall.opening}</p>
      <ol className="questions numbered">
        {firstCall.questions.map((question) => (
          <li key={question} className="line-above pad-y-2">
            {question}
          </li>
        ))}
      </ol>
    </section>
  )
}

function CrisisNumbers() {
  return (
    <section className="sheet-crisis stack stack-fill gap-3">
      <div className="row between">
        <h2 className="t-name">{crisis.title}</h2>
        <p>{crisis.danger}</p>
      </div>
      <ul className="row align-start gap-6">
        {crisis.lines.map(({ number, to, words }) => (
          <li key={number} className="stack gap-0">
            <a href={to} className="tap tabular nowrap">
              {number}
            </a>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Affiliate = { name: string; acronym: string | null; website: string | null; phone: string | null }

function shortenAddress(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

function AffiliateLine({ name, acronym, website, phone }: Affiliate) {
  return (
    <>
      {name}
      {acronym && (
        <>
          {' '}
          <span className="nowrap">({acronym})</span>
        </>
      )}
      {website ? (
        <>
          , <a href={website}>{shortenAddress(website)}</a>
        </>
      ) : (
        !phone && `, ${brochure.states.noAddress}`
      )}
      {phone && (
        <>
          ,{' '}
          <a href={buildTelAddress(phone)} className="nowrap">
            {formatPhone(phone)}
          </a>
        </>
      )}
    </>
  )
}

function StateAffiliateList({ address }: { address: string }) {
  const text = brochure.states
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <p>{text.words}</p>
      <ul className="affiliate-list small">
        {states.map(({ slug, name, code }) => (
          <li key={slug} className="line-above pad-y-2 break">
            <SiteLink to={`/directory/${slug}`} className="bold ink">
              {name}
            </SiteLink>{' '}
            {affiliates[code] ? <AffiliateLine {...affiliates[code]} /> : <span className="quiet">{text.none}</span>}
          </li>
        ))}
      </ul>
      <p className="small quiet">
        {text.since}{' '}
        <SiteLink to="/directory" className="break">
          {shortenAddress(address)}
        </SiteLink>
        .
      </p>
    </section>
  )
}
