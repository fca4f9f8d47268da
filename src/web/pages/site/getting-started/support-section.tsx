import type { gettingStarted } from '#content/site/getting-started.ts'
import type { SettingValue } from '#contract/directory/site.ts'
import { supportHours } from '#domain/inquiries/support-hours.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type SupportSectionProps = { text: typeof gettingStarted.support; phone: SettingValue }

export function SupportSection({ text, phone }: SupportSectionProps) {
  return (
    <section className="wrap section-end" aria-labelledby="support-title">
      <h2 id="support-title">{text.title}</h2>
      <ul className="ways line-above line-below mt-5">
        {text.ways.map(({ type, icon, title, words, to, action }) => (
          <li key={type} className="stack gap-2">
            <Icon name={icon} className="way-mark" />
            <h3>{title}</h3>
            <p>{words}</p>
            {type === 'phone' && (
              <p>
                <b>{formatPhone(phone.value)}</b> {phone.sample && <span className="quiet small">sample</span>}
              </p>
            )}
            <ButtonLink
              className="mt-2"
              to={type === 'phone' ? buildTelAddress(phone.value) : to}
              {...logAction('getting-started', type)}
            >
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="row tight gap-6 small mt-4">
        <h3 className="small">{text.hours}</h3>
        <dl className="row tight gap-6">
          {supportHours.map(({ days, words }) => (
            <div key={days} className="line gap-2">
              <dt className="bold">{days}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">{text.emergency}</p>
      </div>
    </section>
  )
}
