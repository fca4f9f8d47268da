import type { contactPage } from '#content/site/contact.ts'
import type { SettingValue } from '#contract/live/site-settings.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { MailAddress } from '#web/ui/text/mail-address.tsx'

type WaysWords = typeof contactPage.ways

type WaysRowProps = { words: WaysWords; phone: SettingValue; email: SettingValue }

type AddressProps = { setting: SettingValue; href: string; sample: string }

function Address({ setting, href, sample }: AddressProps) {
  return (
    <p className="row tight">
      <a href={href} className="tap self-start break">
        <b>
          <MailAddress address={setting.value} />
        </b>
      </a>
      {setting.sample && <span className="quiet small nowrap">{sample}</span>}
    </p>
  )
}

export function WaysRow({ words, phone, email }: WaysRowProps) {
  return (
    <ul className="wrap ways" aria-label={words.label}>
      <li className="stack gap-2">
        <Icon name="phone" className="way-mark" />
        <h2 className="side-h">{words.phone.title}</h2>
        <p>{words.phone.text}</p>
        <Address
          setting={{ value: formatPhone(phone.value), sample: phone.sample }}
          href={buildTelAddress(phone.value)}
          sample={words.sample}
        />
      </li>
      <li className="stack gap-2">
        <Icon name="mail" className="way-mark" />
        <h2 className="side-h">{words.email.title}</h2>
        <p>{words.email.text}</p>
        <Address setting={email} href={`mailto:${email.value}`} sample={words.sample} />
      </li>
      <li className="stack gap-2">
        <Icon name="calendar" className="way-mark" />
        <h2 className="side-h">{words.demo.title}</h2>
        <p>{words.demo.text}</p>
        {/* held: what somebody has written on this page before it woke stays */}
        <ButtonLink
          to="/contact?topic=demo#send"
          className="mt-2"
          data-held=""
          {...logAction('contact', words.demo.button)}
        >
          {words.demo.button}
        </ButtonLink>
        <p className="print-only">{words.demo.printed(formatPhone(phone.value), email.value)}</p>
      </li>
    </ul>
  )
}
