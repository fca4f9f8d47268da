import { endWhenLarge } from '#server/plumbing/work/end-when-large.ts'
import { cleanPdf } from './clean-pdf.worker.ts'
import type { PdfTask } from './pdf-task.rules.ts'

endWhenLarge(900)

// Only pdf-work.worker.ts starts this process and sends it PDFs, one after the other.
process.on('message', ({ bytes }: PdfTask) => {
  void cleanPdf(bytes).then((said) => process.send?.(said))
})
// The server that started this process has ended.
process.on('disconnect', () => process.exit())
