import { changePassword, showAccount } from './account.query.ts'
import { PasswordSection, type PasswordSectionProps } from './password-section.tsx'

export type PasswordProps = Pick<PasswordSectionProps, 'answered' | 'passkeys'>

export default function Password(props: PasswordProps) {
  return <PasswordSection {...props} change={changePassword} onChanged={showAccount} />
}
