import { addPasskey } from '#web/pages/desk/account/account.query.ts'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import { PasskeySection, type PasskeySectionProps } from './passkey-section.tsx'

export type PasskeysProps = Omit<PasskeySectionProps, 'add' | 'onChanged'>

export default function Passkeys(props: PasskeysProps) {
  return <PasskeySection {...props} add={addPasskey} onChanged={showAnew} />
}
