import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { buildCasePath } from '#domain/language/language.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'

type FiledProps = { filed: Readonly<Record<string, string>>; words: FilingWords }

export function Filed({ filed: { key = '', number = '', handler = '' }, words: { filed, language } }: FiledProps) {
  return (
    <>
      <h1 tabIndex={-1} data-focus-first>
        {filed.title}
      </h1>
      <Card>
        <p className="t-h2 tabular bold break" translate="no" id="key">
          {key}
        </p>
      </Card>
      <p className="lead">{filed.keep}</p>
      <p>{filed.handler(handler)}</p>
      <p className="small ink-2">{filed.number(number)}</p>
      <p className="row gap-3 no-print">
        <Button icon="print" className="needs-script" data-print="">
          {filed.print}
        </Button>
        <ButtonLink to={buildCasePath(language)} variant="primary">
          {filed.open}
        </ButtonLink>
      </p>
    </>
  )
}
