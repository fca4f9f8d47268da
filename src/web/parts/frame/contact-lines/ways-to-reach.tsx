import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { MailAddress } from '#web/ui/text/mail-address.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'

type WaysToReachProps = { email?: string | null | undefined; phone?: string | null | undefined }

export function WaysToReach({ email, phone }: WaysToReachProps) {
  return (
    <>
      {email && (
        <a className="tap self-start break" href={`mailto:${email}`}>
          <Icon name="mail" />
          <MailAddress address={email} />
        </a>
      )}
      {phone && (
        <a className="tap self-start break" href={buildTelAddress(phone)}>
          <Icon name="phone" />
          {keepNumbersWhole(formatPhone(phone))}
        </a>
      )}
    </>
  )
}
