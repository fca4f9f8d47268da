import { useState } from 'react'
import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { ListedWords } from '#web/pages/residence/desk/residence-words.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { type BulkReport, readReport } from './bulk-form.ts'
import { BulkList } from './bulk-list.tsx'
import { BulkReportPart } from './bulk-report.tsx'
import { buildAddress, type Finding } from './found-residences.ts'
import { AtOnceNews, PublishAll } from './publish-all.tsx'
import { ResidenceFinder } from './residence-finder.tsx'
import { ArchivedLine, ResidenceLine } from './residence-line.tsx'
import { useAtOnce } from './use-at-once.ts'

type ResidenceListProps = {
  list: DeskResidenceList
  finding: Finding
  answered: FormAnswer | null
  done: string | null
  hasLists: boolean
  words: ListedWords
}

const many = 9

export function ResidenceList(props: ResidenceListProps) {
  const { finding, answered, done, hasLists, words } = props
  const { items, counts, total, ready, page, pages } = props.list
  const { list } = words
  const atOnce = useAtOnce(answered)
  const bulk = useBulk(answered)
  const isMany = total >= many
  const isPutAway = finding.chip === 'archived'
  const isRows = isMany && !isPutAway && items.length > 0
  const doneText = done !== null && isStatus(done) ? list.done[done] : null
  return (
    <>
      <DeskHead
        title={isPutAway ? list.archived(counts.archived) : list.title}
        lead={isPutAway ? list.archivedNote : list.lead}
      >
        {isPutAway ? (
          <ButtonLink to="/workspace/residences">{list.inUse}</ButtonLink>
        ) : (
          <ButtonLink to="/workspace/residences/new" variant="primary" icon="plus">
            {list.add}
          </ButtonLink>
        )}
      </DeskHead>
      {doneText !== null && (
        <Notice tone="success" announced title={doneText}>
          {done === 'archived' && !isPutAway && (
            <SiteLink className="tap" to="/workspace/residences?status=archived">
              {list.underArchived}
            </SiteLink>
          )}
        </Notice>
      )}
      <AtOnceNews atOnce={atOnce} words={list.all} />
      {!isPutAway && ready.length > 1 && (
        <PublishAll ready={ready} isSearched={finding.words !== ''} atOnce={atOnce} words={list.all} />
      )}
      {bulk.report && (
        <BulkReportPart report={bulk.report} action={buildAddress(finding)} onDone={bulk.finish} words={list.bulk} />
      )}
      {isMany && <ResidenceFinder finding={finding} counts={counts} words={list.find} />}
      {items.length === 0 && <Nothing list={props.list} finding={finding} words={words} />}
      {isRows && (
        <BulkList
          list={props.list}
          found={counts[finding.chip]}
          action={buildAddress(finding)}
          hasLists={hasLists}
          onDone={bulk.finish}
          words={words}
        />
      )}
      {items.length > 0 && !isRows && (
        <ul className={isPutAway ? 'ruled line-above w-40' : 'residence-list fit-22 mt-4'}>
          {items.map((residence) => (
            <li key={residence.id} className="grid">
              {isPutAway ? (
                <ArchivedLine residence={residence} words={words} />
              ) : (
                <ResidenceLine residence={residence} hasList={hasLists} words={words} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ResidencePages page={page} pages={pages} finding={finding} words={words} />
      {!isMany && !isPutAway && counts.archived > 0 && (
        <p>
          <SiteLink className="tap mt-4" to="/workspace/residences?status=archived">
            {list.archived(counts.archived)}
          </SiteLink>
        </p>
      )}
    </>
  )
}

function isStatus(done: string): done is ListingStatus {
  return done === 'archived' || done === 'draft' || done === 'published' || done === 'waiting'
}

type NothingProps = { list: DeskResidenceList; finding: Finding; words: ListedWords }

function Nothing({ list: { total, counts }, finding: { chip, words: asked }, words: { list } }: NothingProps) {
  if (asked !== '' || (chip !== 'all' && chip !== 'archived')) {
    return (
      <EmptyState title={list.find.none}>
        <ButtonLink to="/workspace/residences">{list.find.all}</ButtonLink>
      </EmptyState>
    )
  }
  const { title, words } =
    chip === 'archived' ? list.noneArchived : total > 0 && counts.archived > 0 ? list.onlyArchived : list.empty
  return (
    <EmptyState title={title}>
      <p>{words}</p>
    </EmptyState>
  )
}

type ResidencePagesProps = Pick<DeskResidenceList, 'page' | 'pages'> & { finding: Finding; words: ListedWords }

function ResidencePages({ page, pages, finding, words: { list } }: ResidencePagesProps) {
  if (pages === 1) return null
  return (
    <nav className="row mt-6" aria-label={list.pages}>
      {page > 1 && <ButtonLink to={buildAddress({ ...finding, page: page - 1 })}>{list.previous}</ButtonLink>}
      <span className="ink-2">{list.pageOf(page, pages)}</span>
      {page < pages && <ButtonLink to={buildAddress({ ...finding, page: page + 1 })}>{list.next}</ButtonLink>}
    </nav>
  )
}

function useBulk(answered: FormAnswer | null) {
  const reread = useReread()
  const [report, setReport] = useState<BulkReport | null>(() => readReport(answered?.values))
  return {
    report,
    async finish(sent: FormSent): Promise<void> {
      const next = readReport(sent.values)
      if (next?.act !== 'look') await reread(sent)
      setReport(next)
    },
  }
}
