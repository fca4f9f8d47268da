import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Unsent } from './form-answer.ts'
import type { TroubleWords } from './form-words.ts'

type NotSentProps = {
  unsent: Unsent | null
  words: TroubleWords
  phone: string | null
}

export function NotSent({ unsent, words, phone }: NotSentProps) {
  if (unsent === null) return null
  return (
    <Notice
      tone="danger"
      title={words.title}
      icon={unsent === 'offline' ? 'offline' : 'alert'}
      announced
      className="full"
    >
      <p>
        {words[unsent]} {phone === null && words.later}
      </p>
      {phone !== null && (
        <p>
          {words.callInstead} <a href={buildTelAddress(phone)}>{formatPhone(phone)}</a>
        </p>
      )}
    </Notice>
  )
}

type SendButtonProps = {
  isPending: boolean
  unsent: Unsent | null
  submit: string
  words: TroubleWords
  small?: boolean
}

export function SendButton({ isPending, unsent, submit, words, small = false }: SendButtonProps) {
  return (
    <Button type="submit" variant={small ? 'line' : 'primary'} small={small} aria-disabled={isPending}>
      {isPending ? words.sending : unsent !== null ? words.again : submit}
    </Button>
  )
}
