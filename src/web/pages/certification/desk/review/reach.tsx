import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

export function Reach({ reach, line }: Pick<ApplicationAnswer, 'reach' | 'line'>) {
  if (reach === null) return null
  const { street, zip, phone, name, email } = reach
  const { city, state } = line.residence
  return (
    <p className="small break">
      {[street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')}
      {phone !== '' && (
        <>
          {'. '}
          <SiteLink to={`tel:${phone}`}>{phone}</SiteLink>
        </>
      )}
      {`. ${line.operator}: ${name}, `}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
