import { useState } from 'react'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import '#web/ui/form/or.css'
import { Notice } from '#web/ui/text/notice.tsx'
import { codeField } from './code-field.ts'
import { type Proofs, proveByPasskey } from './proof.query.ts'
import './proof.css'

const password = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: 1000,
} as const

// A recovery code has letters too, which a keypad of digits could not type.
const { inputMode: _, ...typedCode } = codeField

type ProofFormsProps = {
  proofs: Proofs
  /** Where a browser without script goes on. */
  returnTo: string
  /** What a post without script came back with. */
  answered?: FormTrouble | null
  onProved: () => void
}

/** Every way in which this person can show that it is them: each is enough. */
export function ProofForms({ proofs, returnTo, answered = null, onProved }: ProofFormsProps) {
  const form = { action: '/account/confirm', hidden: { returnTo }, onDone: onProved }
  const isOfCode = answered?.fields.code !== undefined
  const confirm = (isFirst: boolean) =>
    ({ words: 'Confirm', pending: 'Confirming', look: isFirst ? 'primary' : 'line' }) as const
  return (
    <div className="proofs">
      {proofs.passkey && <PasskeyWay onProved={onProved} />}
      {proofs.passkey && (proofs.code || proofs.password) && <p className="or needs-script">or</p>}
      {proofs.code && (
        <PostForm
          {...form}
          fields={[typedCode]}
          submit={confirm(!proofs.passkey)}
          answered={isOfCode || !proofs.password ? answered : null}
        />
      )}
      {proofs.code && proofs.password && <p className="or">or</p>}
      {proofs.password && (
        <PostForm
          {...form}
          fields={[password]}
          submit={confirm(!proofs.passkey && !proofs.code)}
          answered={isOfCode ? null : answered}
        />
      )}
    </div>
  )
}

function PasskeyWay({ onProved }: Pick<ProofFormsProps, 'onProved'>) {
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function show() {
    if (isPending) return
    setPending(true)
    setTrouble(null)
    const proved = await proveByPasskey()
    setPending(false)
    if (proved.kind === 'done') onProved()
    else setTrouble(proved.message)
  }
  return (
    <>
      <Button
        look="primary"
        icon="passkey"
        className="needs-script"
        aria-disabled={isPending}
        onClick={() => void show()}
      >
        {isPending ? 'Waiting for your passkey' : 'Use your passkey'}
      </Button>
      {trouble && <Notice tone="danger" announced title={trouble} />}
    </>
  )
}
