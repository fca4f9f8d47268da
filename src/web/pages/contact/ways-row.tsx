import type { SettingValue } from '#contract/live/site-settings.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { MailAddress } from '#web/ui/text/mail-address.tsx'

type WaysRowProps = { phone: SettingValue; email: SettingValue }

function Address({ setting, href }: { setting: SettingValue; href: string }) {
  return (
    <p className="row tight">
      <a href={href} className="tap self-start break">
        <b>
          <MailAddress address={setting.value} />
        </b>
      </a>
      {setting.sample && <span className="quiet small nowrap">sample</span>}
    </p>
  )
}

export function WaysRow({ phone, email }: WaysRowProps) {
  return (
    <ul className="wrap ways" aria-label="Ways to reach us">
      <li className="stack gap-2">
        <Icon name="phone" className="way-mark" />
        <h2 className="side-h">Phone support</h2>
        <p>Fastest on weekdays.</p>
        <Address
          setting={{ value: formatPhone(phone.value), sample: phone.sample }}
          href={buildTelAddress(phone.value)}
        />
      </li>
      <li className="stack gap-2">
        <Icon name="mail" className="way-mark" />
        <h2 className="side-h">Email support</h2>
        <p>We answer within 24 hours.</p>
        <Address setting={email} href={`mailto:${email.value}`} />
      </li>
      <li className="stack gap-2">
        <Icon name="calendar" className="way-mark" />
        <h2 className="side-h">Schedule Demo</h2>
        <p>30 to 60 minutes, your questions first.</p>
        {/* held: what somebody has written on this page before it woke stays */}
        <ButtonLink to="/contact?topic=demo#send" className="mt-2" data-held="" {...logAction('contact', 'Book Demo')}>
          Book Demo
        </ButtonLink>
        <p className="print-only">
          Call {formatPhone(phone.value)} or write to {email.value}.
        </p>
      </li>
    </ul>
  )
}
