import { showAnew } from '#web/plumbing/api/go-to.ts'
import { PasswordSection, type PasswordSectionProps } from './password-section.tsx'

export type PasswordProps = Pick<PasswordSectionProps, 'answered' | 'passkeys'>

export default function Password(props: PasswordProps) {
  return <PasswordSection {...props} onChanged={showAnew} />
}
