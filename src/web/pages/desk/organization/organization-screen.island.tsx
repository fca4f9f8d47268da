import { organizationWords as words } from '#content/team/organization.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { OrganizationFacts } from '#contract/team/organization.ts'
import { describeZone, usZones } from '#domain/states/us-zones.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** An option needs a value (`Select`). */
const byState = 'state'

export default function OrganizationScreen(given: DeskScreenProps<OrganizationFacts>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/organization" isFresh>
      {(facts, { refused, query }) => (
        <>
          <DeskHead title={words.title} lead={words.lead} />
          <div className="stack stack-fill gap-5 w-40 pad-y-4">
            {query.has('saved') && !refused && <Notice tone="success" announced title={words.saved} />}
            <FactsForm facts={facts} refused={refused} />
            <p className="small ink-2">
              {words.closing.when} {words.closing.first} {words.closing.kept}{' '}
              <SiteLink to={words.account.to}>{words.account.words}</SiteLink>
            </p>
          </div>
        </>
      )}
    </FramedScreen>
  )
}

function FactsForm({ facts, refused }: { facts: OrganizationFacts; refused: RefusedForm | null }) {
  const zones = [
    { value: byState, words: words.byState(describeZone(facts.zoneOfState)) },
    ...usZones.map(({ zone, words: named }) => ({ value: zone, words: named })),
  ]
  return (
    <DeskForm
      act="organization"
      said={words.saved}
      didNotWork={words.didNotWork}
      refused={refused}
      className="stack stack-fill gap-5"
    >
      <InputField
        name="name"
        label={words.name}
        help={words.nameHelp}
        required
        autoComplete="organization"
        maxLength={authLimits.organizationName}
        start={facts.name}
      />
      <InputField
        name="phone"
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="off"
        maxLength={40}
        start={facts.phone}
      />
      <InputField
        name="website"
        label={words.website}
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        start={facts.website}
      />
      <SelectField
        name="timeZone"
        label={words.zone}
        help={words.zoneHelp}
        options={zones}
        start={facts.timeZone ?? byState}
      />
      <p className="small quiet">{words.shownOn(facts.publicResidences)}</p>
      <p className="acts">
        <SubmitButton variant="primary" label={words.save} />
      </p>
    </DeskForm>
  )
}
