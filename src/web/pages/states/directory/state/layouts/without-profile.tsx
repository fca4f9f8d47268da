import type { StateWords } from '#content/states/directory/directory-pages.ts'
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

type InvitationWords = StateWords['invitation']

function describeWayToAsk({ phone, email, website }: NarrAffiliate, { ask }: InvitationWords): string {
  if (phone) return ask.phone
  if (email) return ask.email
  return website ? ask.website : ask.none
}

/** A state with an affiliate (docs/specification.md, ruling 5): it is invited until it has joined. */
export function Invitation(props: InvitationProps) {
  const { record, site, hasJoined } = props
  const { invitation: words, firstCall } = props.words
  const { name, code, narrAffiliate } = record
  if (narrAffiliate === null) throw new Error(`${name} has no affiliate to invite`)
  const { email, phone, website, acronym } = narrAffiliate
  const contact = { email, phone, website, facebook: null, linkedin: null }
  return (
    <>
      <StateHead
        {...props}
        badges={hasJoined ? [] : [{ form: 'open', words: words.badge }]}
        lead={acronym ? `${narrAffiliate.name} (${acronym})` : narrAffiliate.name}
      >
        <HeadActions words={props.words.top} record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="sunk line-above">
        <StateBody
          contact={<ContactCard words={props.words.contact} contact={contact} code={code} />}
          beside={<FirstCall words={firstCall} />}
        >
          <TitledSection titleId="about-state" title={words.title} className="stack">
            <p className="measure">
              {words.checks(narrAffiliate.name, name)}{' '}
              {hasJoined ? words.joined : words.unclaimed + describeWayToAsk(narrAffiliate, words)}
            </p>
          </TitledSection>
          {!hasJoined && <HowToJoin words={words} />}
        </StateBody>
      </div>
      {hasJoined ? (
        <ClosingBand
          title={words.run(name)}
          words={words.runText}
          ways={[
            { words: words.start, to: '/getting-started' },
            { words: words.directory, to: '/directory' },
          ]}
        />
      ) : (
        <ClosingBand
          title={words.network}
          words={words.networkText(name)}
          ways={[
            { words: words.discuss, to: `/contact?topic=partnership&state=${code}#send` },
            { words: words.guide, to: '/partnership-guide' },
          ]}
        />
      )}
    </>
  )
}

function HowToJoin({ words }: { words: InvitationWords }) {
  return (
    <TitledSection titleId="claim" title={words.how} className="stack stack-fill">
      <Path
        label={words.how}
        waypoints={words.steps.map(([step, text]) => ({
          id: step,
          state: 'next',
          content: (
            <>
              <b>{step}</b>
              <p>{text}</p>
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
  const { placeholder: words, firstCall } = props.words
  const { code } = record
  const place = sayInSentence(record)
  return (
    <>
      <StateHead {...props} badges={[{ form: 'dashed', words: words.badge }]} lead={words.lead} isSoonSaid>
        <HeadActions words={props.words.top} record={record} contact={NO_CONTACT} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="sunk line-above">
        <StateBody
          contact={
            <Card as="section" raised className="stack stack-fill gap-3" aria-labelledby="help-now">
              <h2 id="help-now">{words.help}</h2>
              <p>{words.helpText}</p>
              <ButtonLink variant="primary" icon="phone" to="tel:18006624357">
                {words.call}
              </ButtonLink>
              <ButtonLink small to="https://findtreatment.gov/" newTab>
                <span>
                  {words.findTreatment[0]}
                  <wbr />
                  {words.findTreatment[1]}
                </span>
              </ButtonLink>
            </Card>
          }
          beside={<FirstCall words={firstCall} />}
        >
          <section className="row gap-5" aria-labelledby="coming-soon">
            <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
            <div className="stack gap-2 grow-18">
              <h2 id="coming-soon">{words.soon}</h2>
              <p className="measure">{words.soonText(place)}</p>
            </div>
          </section>
        </StateBody>
      </div>
      <ClosingBand
        title={words.missing}
        words={words.missingText}
        ways={[
          { words: words.write, to: `/contact?topic=directory&state=${code}#send` },
          { words: words.directory, to: '/directory' },
        ]}
      />
    </>
  )
}

function FirstCall({ words }: { words: StateWords['firstCall'] }) {
  return (
    <Card as="section" className="stack stack-fill gap-3" aria-labelledby="first-call">
      <h2 id="first-call">{words.title}</h2>
      <ul className="rule-list">
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
