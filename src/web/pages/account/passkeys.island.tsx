import { showAnew } from '#web/plumbing/go-to.ts'
import { addPasskey } from './account.query.ts'
import { PasskeySection, type PasskeySectionProps } from './passkey-section.tsx'

export type PasskeysProps = Omit<PasskeySectionProps, 'add' | 'onChanged'>

export default function Passkeys(props: PasskeysProps) {
  return <PasskeySection {...props} add={addPasskey} onChanged={showAnew} />
}
