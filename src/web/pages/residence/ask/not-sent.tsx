import { telAddress } from '#domain/tel-address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { TroubleWords } from './form-words.ts'
import type { Sending } from './use-sending.ts'

type NotSentProps = {
  sending: Sending
  words: TroubleWords
  /** The number to call instead; null where a call is no other way. */
  phone: string | null
}

/** Beside the button: what happened, that nothing is lost, and the other way. */
export function NotSent({ sending, words, phone }: NotSentProps) {
  if (sending !== 'offline' && sending !== 'unreached') return null
  return (
    <Notice
      tone="danger"
      title={words.title}
      icon={sending === 'offline' ? 'offline' : 'alert'}
      announced
      className="all"
    >
      <p>
        {words[sending]} {phone === null && words.later}
      </p>
      {phone !== null && (
        <p>
          {words.callInstead} <a href={telAddress(phone)}>{phone}</a>
        </p>
      )}
    </Notice>
  )
}

type SendButtonProps = { sending: Sending; submit: string; words: TroubleWords; small?: boolean }

/** Says what a press does now: send, wait, or try once more. */
export function SendButton({ sending, submit, words, small = false }: SendButtonProps) {
  const isFailed = sending === 'offline' || sending === 'unreached'
  return (
    <Button type="submit" look={small ? 'line' : 'primary'} small={small} aria-disabled={sending === 'under way'}>
      {sending === 'under way' ? words.sending : isFailed ? words.again : submit}
    </Button>
  )
}
