import type { SettingValue } from '#contract/directory/site.ts'
import { supportHours } from '#domain/inquiries/support-hours.ts'
import { telAddress } from '#domain/inquiries/tel-address.ts'
import { logAction } from '#web/plumbing/asking/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

type SupportWay = { type: string; icon: IconName; title: string; words: string; to: string; action: string }

type SupportSectionProps = {
  text: { title: string; hours: string; emergency: string; ways: readonly SupportWay[] }
  phone: SettingValue
}

export function SupportSection({ text, phone }: SupportSectionProps) {
  return (
    <section className="wrap support" aria-labelledby="support-title">
      <h2 id="support-title">{text.title}</h2>
      <ul className="support-ways">
        {text.ways.map(({ type, icon, title, words, to, action }) => (
          <li key={type}>
            <Icon name={icon} className="support-mark" />
            <h3>{title}</h3>
            <p>{words}</p>
            {type === 'phone' && (
              <p>
                <b>{phone.value}</b> {phone.sample && <span className="quiet small">sample</span>}
              </p>
            )}
            <ButtonLink
              className="support-go"
              to={type === 'phone' ? telAddress(phone.value) : to}
              {...logAction('getting-started', type)}
            >
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="support-hours small">
        <h3 className="small">{text.hours}</h3>
        <dl>
          {supportHours.map(({ days, words }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">{text.emergency}</p>
      </div>
    </section>
  )
}
