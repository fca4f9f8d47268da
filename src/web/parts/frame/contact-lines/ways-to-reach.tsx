import { telAddress } from '#domain/inquiries/tel-address.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

type WaysToReachProps = { email?: string | null | undefined; phone?: string | null | undefined }

export function WaysToReach({ email, phone }: WaysToReachProps) {
  return (
    <>
      {email && (
        <a className="tap self-start break" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
      {phone && (
        <a className="tap self-start break" href={telAddress(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </>
  )
}
