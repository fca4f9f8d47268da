import { PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import '#web/ui/form/or.css'
import { Notice } from '#web/ui/text/notice.tsx'
import { codeField } from './code-field.ts'
import { type Proofs, proveByPasskey } from './proof.query.ts'

const password = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: 1000,
} as const

// A recovery code has letters too, which a keypad of digits could not type.
const { inputMode: _, ...typedCode } = codeField

export type ProofTrouble = FormTrouble & { values?: Readonly<Record<string, string>> }

type ProofFormsProps = { proofs: Proofs; returnTo: string; answered?: ProofTrouble | null; onProved: () => void }

export function ProofForms({ proofs, returnTo, answered = null, onProved }: ProofFormsProps) {
  const form = { action: '/account/confirm', hidden: { returnTo }, onDone: onProved }
  const isOfPasskey = answered?.values?.do === 'passkey'
  const typed = isOfPasskey ? null : answered
  const isOfCode = answered?.fields.code !== undefined
  const confirm = (by: string, isFirst: boolean) =>
    ({ words: `Confirm by ${by}`, pending: 'Confirming', look: isFirst ? 'primary' : 'line' }) as const
  return (
    <div className="grid w-28">
      {proofs.passkey && (
        <PasskeyWay returnTo={returnTo} onProved={onProved} answered={isOfPasskey ? answered : null} />
      )}
      {proofs.passkey && (proofs.code || proofs.password) && <p className="or needs-script">or</p>}
      {proofs.code && (
        <PostForm
          {...form}
          fields={[typedCode]}
          submit={confirm('code', !proofs.passkey)}
          answered={isOfCode || !proofs.password ? typed : null}
        />
      )}
      {proofs.code && proofs.password && <p className="or">or</p>}
      {proofs.password && (
        <PostForm
          {...form}
          fields={[password]}
          submit={confirm('password', !proofs.passkey && !proofs.code)}
          answered={isOfCode ? null : typed}
        />
      )}
    </div>
  )
}

function PasskeyWay({ returnTo, answered, onProved }: Omit<ProofFormsProps, 'proofs'>) {
  return (
    <Form
      action="/account/confirm"
      className="stack needs-script"
      hidden={{ returnTo, do: 'passkey' }}
      answered={answered ?? null}
      send={async () => {
        const proved = await proveByPasskey()
        return proved.kind === 'done' ? { kind: 'done', next: returnTo } : proved
      }}
      onDone={onProved}
    >
      {({ isPending, trouble }) => (
        <>
          <Button type="submit" variant="primary" icon="passkey" aria-disabled={isPending}>
            {isPending ? 'Waiting for your passkey' : 'Use your passkey'}
          </Button>
          {trouble && <Notice tone="danger" announced title={trouble.message} />}
        </>
      )}
    </Form>
  )
}
