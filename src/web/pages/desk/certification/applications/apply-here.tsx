import type { ApplyingWords } from '#content/desk/certification/applying.ts'
import type { OwnApplications } from '#contract/certification/applications.ts'
import { type NarrLevel, narrLevelWords } from '#domain/residence/residence.ts'
import { ownerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { isRenewedSoon } from './renewal.ts'

type Residence = OwnApplications['residences'][number]
type ApplyHereProps = {
  residences: readonly Residence[]
  at: Date
  refused: FormAnswer | null
  words: ApplyingWords['apply']
}

export function ApplyHere({ residences, at, refused, words }: ApplyHereProps) {
  const now = useNow(at)
  const here = residences.filter(({ affiliate }) => affiliate !== null)
  if (here.length === 0) return null
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
              {residence.isCertified && <p>{sayCertificate(residence, now, words)}</p>}
            </div>
            <ApplyForm residence={residence} refused={refused} words={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayCertificate({ certifiedUntil }: Residence, now: Date, words: ApplyHereProps['words']): string {
  return certifiedUntil !== null && isRenewedSoon(certifiedUntil, now)
    ? words.soon(certifiedUntil)
    : words.certifiedUntil(certifiedUntil)
}

const levels = ([1, 2, 3, 4] as const satisfies readonly NarrLevel[]).map((level) => ({
  value: String(level),
  words: narrLevelWords(level),
}))

type ApplyFormProps = Pick<ApplyHereProps, 'refused' | 'words'> & { residence: Residence }

function ApplyForm({ residence: { id, name, level, isCertified }, refused, words }: ApplyFormProps) {
  const own = refused?.values.residenceId === id ? refused : null
  const owner = useActsFor()
  return (
    <Form
      action={useOwnAddress()}
      anchor={`apply-${id}`}
      answered={own}
      headers={ownerHeader(owner)}
      hidden={{ act: 'start', residenceId: id }}
      aria-label={`${words.submit}: ${name}`}
      className="stack stack-fill gap-3"
    >
      {({ isPending, trouble }) => (
        <>
          <div className="filter row align-end">
            <Field label={words.level} error={trouble?.fields.level}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="level"
                  options={levels}
                  placeholder={words.choose}
                  defaultValue={own?.values.level ?? String(level ?? '')}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" aria-disabled={isPending}>
              {isPending ? words.pending : isCertified ? words.renew : words.submit}
            </Button>
          </div>
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
