import { type ComponentType, useEffect, useState } from 'react'
import { askForProofWith } from '#web/plumbing/api/prove-again.ts'

type ProofRequest = { answer: (isProved: boolean) => void }

export function ProofMount() {
  const [asking, setAsking] = useState<ProofRequest | null>(null)
  const [Shown, setShown] = useState<ComponentType<ProofRequest> | null>(null)
  useEffect(
    () =>
      askForProofWith(async () => {
        try {
          const { ProofDialog } = await import('./proof-dialog.tsx')
          setShown(() => ProofDialog)
        } catch {
          // Without a network the dialog cannot come: the answer says what to do.
          return false
        }
        return new Promise<boolean>((resolve) => {
          setAsking({
            answer: (isProved) => {
              setAsking(null)
              resolve(isProved)
            },
          })
        })
      }),
    [],
  )
  return asking && Shown ? <Shown {...asking} /> : null
}
