import type { FeeWords } from '#content/certification/applying.ts'
import type { CertificationWords } from '#content/site/certification.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { type NarrAffiliate, sayInSentence } from '#domain/states/state-directory.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Fees } from './applications/fees.tsx'
import { buildPlanMailAddress, type PlannedResidence, type StatePlan } from './state-plan.ts'

type StateSectionProps = { plan: StatePlan; takesHere?: boolean | null; words: CertificationWords; fees: FeeWords }

export function StateSection({ plan, takesHere = null, words, fees }: StateSectionProps) {
  const { code, name, slug, affiliate, residences } = plan
  return (
    <section className="grid gap-3 pad-y-4 line-above" aria-labelledby={`state-${code}`}>
      <h2 id={`state-${code}`}>{name}</h2>
      <div className="two gap-6 align-start">
        <div className="stack gap-2">
          {affiliate ? (
            <Affiliate affiliate={affiliate} plan={plan} takesHere={takesHere} words={words} fees={fees} />
          ) : (
            <p>{takesHere ? words.affiliate.takesHere : words.none}</p>
          )}
          <p className="row gap-4 tight">
            <SiteLink className="tap" to={`/directory/${slug}`}>
              {words.page(sayInSentence(plan))}
            </SiteLink>
            <SiteLink className="tap" to={`/contact?topic=affiliate&state=${code}#send`}>
              {words.ask}
            </SiteLink>
          </p>
        </div>
        {residences.length > 0 ? (
          <div>
            <h3>{words.residences}</h3>
            <ResidenceLines residences={residences} words={words} />
          </div>
        ) : (
          <p className="ink-2">{words.chosen.noResidences}</p>
        )}
      </div>
    </section>
  )
}

function Affiliate(props: StateSectionProps & { affiliate: NarrAffiliate }) {
  const { affiliate, plan, takesHere = null, words, fees } = props
  const { acronym, phone, email, website } = affiliate
  const { what } = words.affiliate
  const missing = [!email && what.email, !phone && what.phone, !website && what.website].filter((one) => one !== false)
  return (
    <>
      <p>{words.affiliate.decides(acronym ? `${affiliate.name} (${acronym})` : affiliate.name)}</p>
      {takesHere !== null && <p>{takesHere ? words.affiliate.takesHere : words.affiliate.takesByMail}</p>}
      <div>
        <WaysToReach email={email} phone={phone} />
        {!takesHere && missing.length > 0 && (
          <p className="small quiet">{words.affiliate.notPublished(missing.join(', '))}</p>
        )}
      </div>
      <div className="row gap-4 tight">
        {email && !takesHere && (
          <a
            className="btn btn-primary"
            href={buildPlanMailAddress(email, { place: sayInSentence(plan), residences: plan.residences }, words.mail)}
          >
            <Icon name="mail" />
            {words.affiliate.write}
          </a>
        )}
        {website && (
          <ButtonLink variant={email || takesHere ? 'line' : 'primary'} to={website} newTab>
            {words.affiliate.site}
          </ButtonLink>
        )}
      </div>
      {email && !takesHere && <p className="small ink-2">{words.affiliate.writes}</p>}
      {!takesHere && (
        <>
          <h3>{words.affiliate.fees}</h3>
          <Fees fees={plan.fees} affiliate={affiliate.name} words={fees} />
        </>
      )}
    </>
  )
}

type ResidenceLinesProps = {
  residences: readonly PlannedResidence[]
  words: Pick<CertificationWords, 'certified' | 'notCertified' | 'stopped' | 'certificate'>
}

function sayStanding(
  { certified, form, until, stopped }: PlannedResidence,
  words: ResidenceLinesProps['words'],
): string {
  if (stopped) return words.stopped[stopped.as](stopped.at)
  return certified ? words.certified(until, form) : words.notCertified(until)
}

export function ResidenceLines({ residences, words }: ResidenceLinesProps) {
  return (
    <ul>
      {residences.map((residence) => (
        <li key={residence.id} className="row gap-4 tight pad-y-2 line-above break">
          <SiteLink className="tap" to={`/workspace/residences/${residence.id}`}>
            {residence.name}
          </SiteLink>
          {residence.city && <span className="ink-2">{residence.city}</span>}
          <span className="ink-2">{sayStanding(residence, words)}</span>
          {residence.number !== null && (
            <SiteLink className="tap" to={buildVerifyPath(residence.number)}>
              {words.certificate(residence.number)}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
