import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { TroubleWords } from './form-words.ts'

/** Failures that are no fault of the form: trying again may work. */
export type UnsentReason = 'offline' | 'unreached' | 'failed'

/** What came with the page was said there, also where it failed. */
export function findUnsent(trouble: FormTrouble | null, cameWith: FormTrouble | null): UnsentReason | null {
  if (trouble === null || trouble === cameWith) return null
  const { status, isOffline } = trouble
  if (status === null) return isOffline ? 'offline' : 'unreached'
  return status !== undefined && status >= 500 ? 'failed' : null
}

type NotSentProps = { unsent: UnsentReason | null; words: TroubleWords; phone: string | null }

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
  unsent: UnsentReason | null
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
