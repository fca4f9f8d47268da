import { useEffect, useState } from 'react'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { fetchSecondFactor, type Proofs } from './proof.query.ts'
import { ProofForms } from './proof-forms.tsx'

/** The forms may come after the dialog, which by then has put the focus on its close button. */
function focusFirst(ways: HTMLElement | null) {
  ways?.querySelector<HTMLElement>('button, input:not([type=hidden])')?.focus()
}

export function ProofDialog({ answer }: { answer: (isProved: boolean) => void }) {
  const [proofs, setProofs] = useState<Proofs | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    fetchSecondFactor().then(
      (state) => setProofs(state.proofs),
      (error: unknown) => setTrouble(toFailure(error).message),
    )
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(false)}
      title="Confirm it is you"
      description="You signed in a while ago. What you are doing goes on then, and nothing is lost."
    >
      {proofs && (
        <div ref={focusFirst} className="mt-3">
          <ProofForms proofs={proofs} returnTo={location.pathname} onProved={() => answer(true)} />
        </div>
      )}
      {trouble && <Notice tone="danger" announced title={trouble} />}
    </Dialog>
  )
}
