import { ButtonLink } from '#web/ui/action/button.tsx'
import { CodePlate } from '#web/ui/marks/plaque.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type Affiliate = { code: string; name: string; email: string; isSampleEmail: boolean }

type StateAffiliatesProps = {
  affiliates: readonly Affiliate[]
  /** Made-up addresses are for trying out; a real installation shows none. */
  showSamples: boolean
}

export function StateAffiliates({ affiliates, showSamples }: StateAffiliatesProps) {
  return (
    <section className="wrap section">
      <h2>State affiliates</h2>
      <ul className="affs cols tight mt-5">
        {affiliates.map(({ code, name, email, isSampleEmail }) => (
          <li key={code} className="c-6 row gap-4 pad-y-4 line-above">
            <CodePlate code={code} />
            <div>
              <b>{name}</b>
              {(showSamples || !isSampleEmail) && (
                <p className="small quiet break">
                  {isSampleEmail ? `${email} (sample)` : <a href={`mailto:${email}`}>{email}</a>}
                </p>
              )}
            </div>
            <ButtonLink small to={`/contact?topic=affiliate&state=${code}#send`}>
              Contact
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
