import { useState } from 'react'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { type BulkReport, readReport } from './bulk-form.ts'

export function useBulk(answered: FormAnswer | null) {
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
