import type { SettingValue } from '#contract/directory/site.ts'
import { telAddress } from '#domain/inquiries/tel-address.ts'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

type ContactLinesProps = { phone: SettingValue; email: SettingValue }

function Line({ icon, setting, to }: { icon: IconName; setting: SettingValue; to: string }) {
  return (
    <li className="row tight">
      <a className="tap self-start break" href={to}>
        <Icon name={icon} />
        {setting.value}
      </a>
      {setting.sample && <span className="quiet small">sample</span>}
    </li>
  )
}

export function ContactLines({ phone, email }: ContactLinesProps) {
  return (
    <ul className="contact-lines row tight gap-5">
      <Line icon="phone" setting={phone} to={telAddress(phone.value)} />
      <Line icon="mail" setting={email} to={`mailto:${email.value}`} />
    </ul>
  )
}
