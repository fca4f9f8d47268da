import type { Proofs } from '#web/parts/proof/proof.query.ts'
import { ProofForms, type ProofTrouble } from '#web/parts/proof/proof-forms.tsx'

type ConfirmFormsProps = { proofs: Proofs; returnTo: string; answered: ProofTrouble | null }

/** May lead to a download, which leaves the page in place. */
export default function ConfirmForms(props: ConfirmFormsProps) {
  return <ProofForms {...props} onProved={() => location.assign(props.returnTo)} />
}
