import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { describeLevel } from '#web/parts/residence/residence-card/residence-facts.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Certificate, type CertificateProps } from './certificate.tsx'
import { Part } from './part.tsx'

export function Checked({ residence, state, now, words, common, others }: CertificateProps) {
  const { narrLevel, staff, organization, organizationContact: contact, checkedAt, phoneCheck, isClaimed } = residence
  const { checked } = words
  // No operator has checked the page of an unclaimed residence: its facts come from a list.
  const looked = isClaimed ? checked.looked : checked.listed
  return (
    <Part id="checked" title={checked.title}>
      <p>
        <b>{describeLevel(residence, common)}.</b> {narrLevel === null ? checked.noLevel : checked.levels[narrLevel]}{' '}
        {staff !== null && checked.staff[staff]}
      </p>
      <Certificate residence={residence} state={state} now={now} words={words} common={common} others={others} />
      <p>
        {checked.runBy(organization)} {checkedAt !== null && looked(words.day(checkedAt))}{' '}
        {phoneCheck !== null && checked.called(phoneCheck.by, words.day(phoneCheck.on))}
      </p>
      {contact && (
        <p className="row gap-4 tight small">
          {checked.office}
          {contact.phone !== null && <a href={buildTelAddress(contact.phone)}>{formatPhone(contact.phone)}</a>}
          {contact.website !== null && (
            <SiteLink to={contact.website} newTab>
              {new URL(contact.website).host.replace(/^www\./, '')}
            </SiteLink>
          )}
        </p>
      )}
      <p className="small">
        <SiteLink className="tap" to="/about#levels">
          {checked.levelsLink}
        </SiteLink>
      </p>
    </Part>
  )
}
