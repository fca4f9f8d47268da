import { endWhenLarge } from '#server/plumbing/work/end-when-large.ts'
import type { Binder } from './binder.rules.ts'
import { makeBinder } from './make-binder.worker.ts'

endWhenLarge(900)

// Only binder-work.worker.ts starts this process and sends it binders, one after the other.
process.on('message', (binder: Binder) => {
  void makeBinder(binder).then((said) => process.send?.(said))
})
// The server that started this process has ended.
process.on('disconnect', () => process.exit())
