import type { ImportProblem } from '#contract/imports/imports.ts'
import { Input } from '#web/ui/form/input.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type ProblemTableProps = {
  problems: readonly ImportProblem[]
  onFix: (problem: ImportProblem, value: string) => void
}

const buildKey = ({ row, field }: ImportProblem) => `${row}.${field}`

export function ProblemTable({ problems, onFix }: ProblemTableProps) {
  return (
    <Table caption="Rows with a problem" captionHidden className="fix">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">House</th>
          <th scope="col">Column</th>
          <th scope="col">Found</th>
          <th scope="col">Expected</th>
          <th scope="col">Fix here</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={buildKey(problem)}>
            <th scope="row">Row {problem.row}</th>
            <td data-label="House">{problem.residence}</td>
            <td data-label="Column">{problem.column}</td>
            <td data-label="Found" className="found-val bold break">
              {shorten(problem.typed ?? problem.found)}
            </td>
            <td data-label="Expected" id={`expected.${buildKey(problem)}`}>
              {problem.expected}
            </td>
            <td data-label="Fix here">
              <Fix problem={problem} onFix={onFix} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Fix({ problem, onFix }: { problem: ImportProblem } & Pick<ProblemTableProps, 'onFix'>) {
  const key = buildKey(problem)
  const typed = problem.typed ?? ''
  return (
    <>
      <input type="hidden" name={`typed.${key}`} value={typed} />
      <Input
        name={`fix.${key}`}
        defaultValue={typed}
        autoComplete="off"
        aria-label={`${problem.column} for ${problem.residence}, row ${problem.row}`}
        aria-describedby={`expected.${key}`}
        aria-invalid={problem.typed === null ? undefined : true}
        onBlur={(event) => {
          const { value } = event.currentTarget
          if (value !== typed) onFix(problem, value)
        }}
      />
    </>
  )
}

function shorten(found: string) {
  if (found === '') return 'Nothing'
  return found.length > 80 ? `${found.slice(0, 80)}…` : found
}
