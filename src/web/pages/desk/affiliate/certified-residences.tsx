import { type CertificateView, certificateViews } from '#contract/affiliates/certificate-limits.ts'
import type { CertifiedResidencesAnswer } from '#contract/affiliates/certificates.ts'
import { endingDays } from '#domain/certification/certificate/certificate.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ResidenceLine } from './residence-line.tsx'
import { type Asked, buildQuery } from './residences-asked.ts'

type CertifiedResidencesProps = {
  list: CertifiedResidencesAnswer
  refused: RefusedForm | null
  asked: Asked
  done: string | null
  title: string
}

const here = '/affiliate/homes'
const views: Readonly<Record<CertificateView, string>> = {
  all: 'All',
  certified: 'Certified',
  uncertified: 'Not certified',
  unconfirmed: 'To be confirmed',
  ending: `Ends in ${endingDays} days`,
}
const problemTexts: Readonly<Record<string, string>> = {
  set: 'The certificate is set. The public list says so from now on.',
  withdraw: 'The certificate is ended. The home’s page says so from now on.',
  'check-in': 'The check-in is recorded.',
  extend: 'The certificate is extended. The public list says so from now on.',
}

export function CertifiedResidences({ list, refused, asked, done, title }: CertifiedResidencesProps) {
  const { affiliate, residences, found, pages, counts } = list
  const news = done !== null && Object.hasOwn(problemTexts, done) ? problemTexts[done] : undefined
  return (
    <>
      <DeskHead title={title} lead={`${affiliate.stateName}, ${affiliate.name}`} />
      {news !== undefined && refused === null && <Notice tone="success" announced title={news} />}
      {counts.all === 0 ? (
        <EmptyState mark="window" title={`No home of ${affiliate.stateName} is listed yet`}>
          <p className="ink-2">Homes come in by the affiliate’s list, and by operators who add their own.</p>
          <ButtonLink to="/workspace/import">Bring a list in</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Finder asked={asked} counts={counts} />
          <p className="small ink-2" role="status">
            {found === 1 ? '1 home' : `${found.toLocaleString('en-US')} homes`}
            {pages > 1 && `, page ${Math.min(asked.page, pages)} of ${pages}`}
          </p>
          {residences.length === 0 && (
            <p>
              No home is like that.{' '}
              <SiteLink to={here + buildQuery({ ...asked, find: '', show: 'all', page: 1 })}>See all</SiteLink>
            </p>
          )}
          <ul className="ruled line-above line-below mt-3">
            {residences.map((residence) => (
              <li key={residence.id} id={`home-${residence.id}`}>
                <ResidenceLine residence={residence} conditional={list.conditional} refused={refused} />
              </li>
            ))}
          </ul>
          <Pages asked={asked} pages={pages} />
        </>
      )}
    </>
  )
}

function Finder({ asked, counts }: { asked: Asked; counts: CertifiedResidencesAnswer['counts'] }) {
  return (
    <div className="stack stack-fill gap-4">
      <form action={here} method="get" role="search" className="filter row align-end w-40 mt-4 no-print">
        {asked.state !== '' && <input type="hidden" name="state" value={asked.state} />}
        {asked.show !== 'all' && <input type="hidden" name="show" value={asked.show} />}
        <Field label="Name or town">
          {(wiring) => <Input {...wiring} type="search" name="find" maxLength={100} defaultValue={asked.find} />}
        </Field>
        <Button type="submit" icon="search">
          Find
        </Button>
      </form>
      <ListChoices
        label="Which homes"
        choices={certificateViews.map((view) => ({
          words: `${views[view]} ${counts[view].toLocaleString('en-US')}`,
          to: here + buildQuery({ ...asked, show: view, page: 1 }),
          isCurrent: view === asked.show,
        }))}
      />
    </div>
  )
}

function Pages({ asked, pages }: { asked: Asked; pages: number }) {
  if (pages <= 1) return null
  return (
    <nav className="row gap-4 mt-4" aria-label="Pages">
      {asked.page > 1 && (
        <SiteLink className="tap bold" to={here + buildQuery({ ...asked, page: asked.page - 1 })}>
          Page before
        </SiteLink>
      )}
      {asked.page < pages && (
        <SiteLink className="tap bold" to={here + buildQuery({ ...asked, page: asked.page + 1 })}>
          Next page
        </SiteLink>
      )}
    </nav>
  )
}
