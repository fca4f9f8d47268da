import type { ReactNode } from 'react'
import type { SettingValue } from '#contract/live/site-settings.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { MailAddress } from '#web/ui/text/mail-address.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'

type ContactLinesProps = { phone: SettingValue; email: SettingValue }

type LineProps = { icon: IconName; setting: SettingValue; to: string; children: ReactNode }

function Line({ icon, setting, to, children }: LineProps) {
  return (
    <li className="row tight">
      <a className="tap self-start break" href={to}>
        <Icon name={icon} />
        {children}
      </a>
      {setting.sample && <span className="quiet small">sample</span>}
    </li>
  )
}

export function ContactLines({ phone, email }: ContactLinesProps) {
  return (
    <ul className="contact-lines row tight gap-5">
      <Line icon="phone" setting={phone} to={buildTelAddress(phone.value)}>
        {keepNumbersWhole(formatPhone(phone.value))}
      </Line>
      <Line icon="mail" setting={email} to={`mailto:${email.value}`}>
        <MailAddress address={email.value} />
      </Line>
    </ul>
  )
}
