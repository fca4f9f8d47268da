import type { Proofs } from '#web/parts/proof/proof.query.ts'
import { ProofForms } from '#web/parts/proof/proof-forms.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

export type ConfirmFormsProps = { proofs: Proofs; returnTo: string; answered: FormTrouble | null }

/** It may lead to a file, which leaves the page where it is. */
export default function ConfirmForms(props: ConfirmFormsProps) {
  return <ProofForms {...props} onProved={() => location.assign(props.returnTo)} />
}
