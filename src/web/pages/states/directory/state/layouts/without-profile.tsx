import { type NarrAffiliate, sayInSentence } from '#domain/states/state-directory.ts'
import type { InvitationProps, UnprofiledProps } from '#web/pages/states/directory/state/layout-props.ts'
import { ContactCard } from '#web/pages/states/directory/state/pieces/contact-card.tsx'
import { HeadActions } from '#web/pages/states/directory/state/pieces/head/head-actions.tsx'
import { StateHead } from '#web/pages/states/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/states/directory/state/pieces/state-body.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

const STEPS = [
  ['Talk', 'One call with the affiliate and the alliance, about the list you already keep.'],
  ['Plan', 'We agree on where to start, who checks the list, and the first date. Listing is free.'],
  ['Launch', 'The directory opens with the houses you know. Operators claim their own pages.'],
  ['Grow', 'Certification, the provider network, then outcomes, each when the one before it is steady.'],
] as const

function describeWayToAsk({ phone, email, website }: NarrAffiliate): string {
  if (phone) return ', so call the affiliate to ask for houses'
  if (email) return ', so write to the affiliate to ask for houses'
  if (website) return ', so look for houses on the affiliate’s website'
  return ', and the affiliate has not published how to reach it. Ask us, or look through the homes above'
}

/** A state with an affiliate (docs/specification.md, ruling 5): it is invited until it has joined. */
export function Invitation(props: InvitationProps) {
  const { record, site, hasJoined } = props
  const { name, code, narrAffiliate } = record
  if (narrAffiliate === null) throw new Error(`${name} has no affiliate to invite`)
  const { email, phone, website, acronym } = narrAffiliate
  const contact = { email, phone, website, facebook: null, linkedin: null }
  return (
    <>
      <StateHead
        {...props}
        badges={hasJoined ? [] : [{ form: 'open', words: 'Partnership Available' }]}
        lead={acronym ? `${narrAffiliate.name} (${acronym})` : narrAffiliate.name}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="sunk line-above">
        <StateBody contact={<ContactCard contact={contact} code={code} />} beside={<FirstCall />}>
          <TitledSection titleId="about-state" title="Who certifies here" className="stack">
            <p className="measure">
              {narrAffiliate.name} checks recovery residences in {name} against the national NARR standard and knows
              which ones are certified.{' '}
              {hasJoined
                ? 'It looks after its homes on this site, and says so itself above.'
                : `The state’s own list has not been claimed here yet${describeWayToAsk(narrAffiliate)}.`}
            </p>
          </TitledSection>
          {!hasJoined && <HowToJoin />}
        </StateBody>
      </div>
      {hasJoined ? (
        <ClosingBand
          title={`Do you run a home in ${name}?`}
          words="Claim its page, or add it. Listing is free."
          ways={[
            { words: 'Getting Started', to: '/getting-started' },
            { words: 'All states', to: '/directory' },
          ]}
        />
      ) : (
        <ClosingBand
          title="Is this your network?"
          words={`${name} hasn’t joined yet. Your affiliate can claim it.`}
          ways={[
            { words: 'Start Partnership Discussion', to: `/contact?topic=partnership&state=${code}#send` },
            { words: 'Read the partnership guide', to: '/partnership-guide' },
          ]}
        />
      )}
    </>
  )
}

function HowToJoin() {
  return (
    <TitledSection titleId="claim" title="How a state joins" className="stack stack-fill">
      <Path
        label="How a state joins"
        waypoints={STEPS.map(([step, words]) => ({
          id: step,
          state: 'next',
          content: (
            <>
              <b>{step}</b>
              <p>{words}</p>
            </>
          ),
        }))}
      />
    </TitledSection>
  )
}

const NO_CONTACT = { email: null, phone: null, website: null }

/** A state in which no affiliate is known (docs/specification.md, ruling 5). */
export function Placeholder(props: UnprofiledProps) {
  const { record, site } = props
  const { code } = record
  const place = sayInSentence(record)
  return (
    <>
      <StateHead
        {...props}
        badges={[{ form: 'dashed', words: 'Coming Soon' }]}
        lead="No NARR affiliate is known here yet. We still answer your questions about this state."
        isSoonSaid
      >
        <HeadActions record={record} contact={NO_CONTACT} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="sunk line-above">
        <StateBody
          contact={
            <Card as="section" raised className="stack stack-fill gap-3" aria-labelledby="help-now">
              <h2 id="help-now">Help you can reach today</h2>
              <p>
                The SAMHSA helpline knows treatment and recovery services in every state. It is free, day and night, in
                English and Spanish.
              </p>
              <ButtonLink variant="primary" icon="phone" to="tel:18006624357">
                Call 1-800-662-4357
              </ButtonLink>
              <ButtonLink small to="https://findtreatment.gov/" newTab>
                <span>
                  FindTreatment
                  <wbr />
                  .gov
                </span>
              </ButtonLink>
            </Card>
          }
          beside={<FirstCall />}
        >
          <section className="row gap-5" aria-labelledby="coming-soon">
            <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
            <div className="stack gap-2 grow-18">
              <h2 id="coming-soon">Directory Coming Soon</h2>
              <p className="measure">
                There is no state list for {place} yet. Houses may still list themselves: those that do, and their open
                beds, are shown above.
              </p>
            </div>
          </section>
        </StateBody>
      </div>
      <ClosingBand
        title="Is your state missing?"
        words="Tell us who works for recovery housing where you live. We can help start one."
        ways={[
          { words: 'Write to us', to: `/contact?topic=directory&state=${code}#send` },
          { words: 'All states', to: '/directory' },
        ]}
      />
    </>
  )
}

const LINES = [
  'Say who the place is for, and when it is needed.',
  'Ask: is the house certified, and until when?',
  'Ask: what does it cost to move in, and what is asked of me?',
]

function FirstCall() {
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="first-call">
      <h2 id="first-call">Before you call</h2>
      <ul className="rule-list">
        {LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
