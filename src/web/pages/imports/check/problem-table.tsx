import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { ImportProblem } from '#contract/imports/imports.ts'
import { Input } from '#web/ui/form/input.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type ProblemTableProps = {
  words: CheckedSheetWords['tables']
  problems: readonly ImportProblem[]
  onFix: (problem: ImportProblem, value: string) => void
}

const buildKey = ({ row, field }: ImportProblem) => `${row}.${field}`

export function ProblemTable({ words, problems, onFix }: ProblemTableProps) {
  return (
    <Table caption={words.problems.caption} captionHidden className="fix">
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.house}</th>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.problems.found}</th>
          <th scope="col">{words.problems.expected}</th>
          <th scope="col">{words.problems.fix}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={buildKey(problem)}>
            <th scope="row">{words.ofRow(problem.row)}</th>
            <td data-label={words.house}>{problem.residence}</td>
            <td data-label={words.column}>{problem.column}</td>
            <td data-label={words.problems.found} className="found-val bold break">
              {shorten(problem.typed ?? problem.found) || words.problems.nothing}
            </td>
            <td data-label={words.problems.expected} id={`expected.${buildKey(problem)}`}>
              {problem.expected}
            </td>
            <td data-label={words.problems.fix}>
              <Fix words={words} problem={problem} onFix={onFix} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Fix({ words, problem, onFix }: { problem: ImportProblem } & Omit<ProblemTableProps, 'problems'>) {
  const key = buildKey(problem)
  const typed = problem.typed ?? ''
  return (
    <>
      <input type="hidden" name={`typed.${key}`} value={typed} />
      <Input
        name={`fix.${key}`}
        defaultValue={typed}
        autoComplete="off"
        aria-label={words.problems.ofCell(problem.column, problem.residence, problem.row)}
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

const shorten = (found: string) => (found.length > 80 ? `${found.slice(0, 80)}…` : found)
