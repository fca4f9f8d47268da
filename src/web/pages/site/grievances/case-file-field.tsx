import type { CaseWords } from '#content/seekers/grievances/case.en.ts'
import { caseFileProblems } from '#contract/grievances/grievance-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileInput } from '#web/ui/form/input.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

export function CaseFileField({ refused, words }: { refused: FormAnswer | null; words: CaseWords }) {
  const { choose, optional, help, sending } = words.files
  const label = (
    <>
      {choose} <span className="opt">{optional}</span>
    </>
  )
  return (
    <>
      <Field label={label} help={help} error={refused && describeFileProblem(refused, words)} id="case-file">
        {(wiring) => <FileInput {...wiring} name="file" />}
      </Field>
      <div role="status">
        <div data-sending hidden>
          <Progress label={sending} words="" />
        </div>
      </div>
    </>
  )
}

export function describeFileProblem({ status, fields }: FormAnswer, { files }: CaseWords): string | null {
  if (fields.file === undefined) return null
  if (status === 413) return files.problems.too_large
  return files.problems[caseFileProblems.find((one) => one === fields.file) ?? 'damaged']
}
