import type { ApplyingWords, FeeWords } from '#content/certification/applying.ts'
import type { OwnApplications } from '#contract/certification/application-lists.ts'
import { dayMs } from '#domain/language/durations.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Fees } from './fees.tsx'

type Residence = OwnApplications['residences'][number]
type ApplyHereProps = {
  residences: readonly Residence[]
  certificates: OwnApplications['certificates']
  at: Date
  words: ApplyingWords['apply']
  fees: FeeWords
}

export function ApplyHere({ residences, certificates, at, words, fees }: ApplyHereProps) {
  const now = useNow(at)
  const here = residences.filter(({ affiliate }) => affiliate !== null)
  if (here.length === 0) return null
  const stops = new Map(certificates.filter(({ stopped }) => stopped !== null).map((one) => [one.residenceId, one]))
  return (
    <section aria-labelledby="apply-here" className="stack stack-fill gap-4">
      <h2 id="apply-here">{words.title}</h2>
      <p className="measure">{words.lead}</p>
      <ul className="grid gap-4 w-52">
        {here.map((residence) => (
          <li key={residence.id} className="box pad-4 stack stack-fill gap-3" id={`apply-${residence.id}`}>
            <div>
              <h3>{residence.name}</h3>
              <p className="small ink-2">
                {residence.city}, {residence.state}. {words.by(residence.affiliate ?? '')}
              </p>
              <Standing residence={residence} stop={stops.get(residence.id)} now={now} words={words} />
            </div>
            {stops.get(residence.id)?.stopped !== 'suspended' && (
              <>
                <h4>{fees.title}</h4>
                <Fees fees={residence.fees} affiliate={residence.affiliate ?? ''} words={fees} />
                <ApplyForm
                  residence={residence}
                  isRenewal={stops.get(residence.id)?.stopped !== 'withdrawn' && mayRenew(residence)}
                  words={words}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type StandingProps = {
  residence: Residence
  stop: OwnApplications['certificates'][number] | undefined
  now: Date
  words: ApplyHereProps['words']
}

function Standing({ residence, stop, now, words }: StandingProps) {
  const { isCertified, certifiedUntil, checkInOn, renewableUntil } = residence
  if (stop?.stopped && stop.stoppedOn !== null) {
    return (
      <>
        <p className="bold">{words.stopped[stop.stopped](stop.stoppedOn)}</p>
        {stop.reason !== '' && (
          <p className="break">
            {words.why}: {stop.reason}
          </p>
        )}
      </>
    )
  }
  if (isCertified) {
    return (
      <>
        <p>{sayCertificate(residence, now, words)}</p>
        {checkInOn !== null && <p className="bold">{words.checkIn(checkInOn)}</p>}
      </>
    )
  }
  return renewableUntil === null ? null : <p>{words.lapsed(certifiedUntil, renewableUntil)}</p>
}

function sayCertificate({ certifiedUntil, isForATime }: Residence, now: Date, words: ApplyHereProps['words']): string {
  if (isForATime && certifiedUntil !== null) return words.forATime(certifiedUntil)
  return certifiedUntil !== null && isRenewedSoon(certifiedUntil, now)
    ? words.soon(certifiedUntil)
    : words.certifiedUntil(certifiedUntil)
}

const allLevels = [1, 2, 3, 4] as const satisfies readonly NarrLevel[]

function sayMissing({ affiliate, levels, levelsSource }: Residence, words: ApplyHereProps['words']): string | null {
  const missing = allLevels.filter((level) => !levels.includes(level)).map(describeNarrLevel)
  return missing.length === 0 ? null : words.notCertified(affiliate ?? '', missing.join('; '), levelsSource)
}

const mayRenew = ({ isCertified, isForATime, renewableUntil }: Residence) =>
  (isCertified && !isForATime) || renewableUntil !== null

type ApplyFormProps = Pick<ApplyHereProps, 'words'> & { residence: Residence; isRenewal: boolean }

function ApplyForm({ residence, isRenewal, words }: ApplyFormProps) {
  const { id, name, level, levels } = residence
  const missing = sayMissing(residence, words)
  const offered = allLevels.filter((one) => levels.includes(one))
  const own = useRefused({ residenceId: id })
  const owner = useActsFor()
  return (
    <Form
      action={useOwnAddress()}
      anchor={`apply-${id}`}
      answered={own}
      headers={buildOwnerHeader(owner)}
      hidden={{ act: 'start', residenceId: id }}
      aria-label={`${words.submit}: ${name}`}
      className="stack stack-fill gap-3"
    >
      {({ isPending, trouble }) => (
        <>
          <div className="filter row align-end">
            <SelectField
              name="level"
              label={words.level}
              error={trouble?.fields.level}
              options={offered.map((one) => ({ value: String(one), words: describeNarrLevel(one) }))}
              placeholder={words.choose}
              start={own?.values.level ?? String(offered.find((one) => one === level) ?? '')}
            />
            <Button type="submit" variant="primary" aria-disabled={isPending}>
              {isPending ? words.pending : isRenewal ? words.renew : words.submit}
            </Button>
          </div>
          {missing !== null && <p className="small ink-2">{missing}</p>}
          {trouble && Object.keys(trouble.fields).length === 0 && (
            <div tabIndex={-1} data-trouble>
              <DeskTrouble title={words.didNotWork} message={trouble.message} announced={false} />
            </div>
          )}
        </>
      )}
    </Form>
  )
}

const daysBefore = 90

function isRenewedSoon(certifiedUntil: string, now: Date): boolean {
  return Date.parse(certifiedUntil) - now.getTime() < daysBefore * dayMs
}
