import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import { buildSmsAddress, buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

type AnswerProps = {
  answerBy: AnswerWay | null
  reach: string
  text: string
  subject: string
  look: 'primary' | 'line'
  words: { ways: Record<AnswerWay, string>; noReach: string }
}

export function AnswerButton({ answerBy, reach, text, subject, look, words }: AnswerProps) {
  if (reach === '') return <span className="small quiet">{words.noReach}</span>
  if (answerBy === null || answerBy === 'email') {
    const address = `mailto:${encodeURIComponent(reach).replace('%40', '@')}`
    return (
      <ButtonLink to={`${address}?${buildQuery({ subject, body: text })}`} variant={look} icon="mail">
        {words.ways.email} {reach}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink
      to={answerBy === 'text' ? `${buildSmsAddress(reach)}?&${buildQuery({ body: text })}` : buildTelAddress(reach)}
      variant={look}
      icon={answerBy === 'text' ? 'message' : 'phone'}
    >
      {words.ways[answerBy]} {formatPhone(reach)}
    </ButtonLink>
  )
}

// Mail and text programs read a plus as a plus.
function buildQuery(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
