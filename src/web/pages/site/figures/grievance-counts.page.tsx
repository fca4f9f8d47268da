import { grievanceCountsPage } from '#content/docs/grievance-counts.ts'
import type { GrievanceCounts } from '#contract/grievances/grievance-counts.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { describeFigures, FiguresPage } from './figures-page.tsx'

type Data = { counts: GrievanceCounts | null }

const words = grievanceCountsPage
const at = { path: '/data/grievances', above: '/data' }

export default definePage<Data>({
  load,
  head: () => describeFigures(words, at),
  show: Counts,
})

async function load({ fetch }: Visit): Promise<Loaded<Data>> {
  const counts = await callApi('GET /api/v1/grievance-counts', {}, { fetch }).catch(() => null)
  return new Loaded({ counts }, { status: counts ? 200 : 503 })
}

function Counts({ data: { counts }, visit }: PageProps<Data>) {
  return (
    <FiguresPage
      words={words}
      at={at}
      ways={
        <p className="no-print">
          <ButtonLink to={words.file.to}>{words.file.words}</ButtonLink>
        </p>
      }
    >
      {visit.site.sampleData && <SampleNote>{words.sample}</SampleNote>}
      <TitledSection titleId="counts" title={words.table.title} titleClass="t-title" className="stack stack-fill gap-3">
        {counts ? <CountTable counts={counts} /> : <p>{words.failed}</p>}
      </TitledSection>
    </FiguresPage>
  )
}

function CountTable({ counts: { items } }: { counts: GrievanceCounts }) {
  const { caption, none, state, small } = words.table
  const names = new Map(items.flatMap(({ states }) => states.map((one) => [one.state, one.name])))
  if (names.size === 0) return <p>{none}</p>
  const say = (filed: number | null | undefined) => (filed === null ? small : formatNumber(filed ?? 0))
  return (
    <Table caption={caption} captionHidden className="table-lines">
      <ColumnHeads columns={[state, ...items.map(({ from }) => ({ words: nameHalfYear(from), className: 'num' }))]} />
      <tbody>
        {[...names]
          .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
          .map(([code, name]) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {items.map(({ from, states }) => (
                <td key={from} className="num" data-label={nameHalfYear(from)}>
                  {say(states.find((one) => one.state === code)?.filed)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </Table>
  )
}

function nameHalfYear(from: string): string {
  const { halfYears } = words.table
  return (from.slice(5, 7) === '01' ? halfYears['01'] : halfYears['07'])(from.slice(0, 4))
}
