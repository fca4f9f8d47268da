import { useEffect, useRef } from 'react'
import type { BulkWords } from '#content/residence/desk/residence-bulk.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { type BulkReport, listNextSteps, writeSteps } from './bulk-form.ts'

type BulkReportProps = {
  report: BulkReport
  action: string
  onDone: (sent: FormSent) => Promise<void>
  words: BulkWords
}

export function BulkReportPart({ report, action, onDone, words }: BulkReportProps) {
  const { kind, act, houses: residences } = report
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = listNextSteps(report)
  useEffect(() => heading.current?.focus(), [report])
  const outcomes = words.outcomes[act === 'look' ? 'dry' : 'done']
  const title = { look: words.would, do: words.did, undo: words.undid }[act](steps.length)
  return (
    <section className="stack stack-fill gap-3 mt-4 mb-4" aria-labelledby="bulk-report">
      <h2 id="bulk-report" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="ink-2">{act === 'look' ? words.public : words.history}</p>
      <div className="row gap-2">
        {steps.length > 0 && act !== 'undo' && (
          <OwnerForm
            action={action}
            hidden={{ act: act === 'look' ? 'do' : 'undo', kind, steps: writeSteps(steps) }}
            onDone={onDone}
          >
            {({ isPending, trouble }) => (
              <>
                <Button
                  type="submit"
                  variant={act === 'look' ? 'primary' : 'line'}
                  icon={act === 'look' ? undefined : 'undo'}
                  disabled={isPending}
                >
                  {act === 'look' ? words.yes(steps.length) : words.undo}
                </Button>
                {trouble && <DeskTrouble message={trouble.message} />}
              </>
            )}
          </OwnerForm>
        )}
        <ButtonLink to={action} variant="text">
          {act === 'look' ? words.cancel : words.close}
        </ButtonLink>
      </div>
      <RowsTable
        caption={words.caption}
        rows={residences}
        keyOf={({ id }) => id}
        name={{
          head: words.columns.house,
          show: ({ id, name }) => <SiteLink to={`/workspace/residences/${id}`}>{name}</SiteLink>,
        }}
        columns={[
          { head: words.columns.now, show: ({ from }) => words.says(kind, from) },
          { head: words.columns.next, show: ({ outcome, to }) => (outcome === 'changed' ? words.says(kind, to) : '–') },
          {
            head: words.columns.outcome,
            show: ({ outcome, reason }) => (
              <>
                <b>{outcomes[outcome]}</b> {reason}
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
