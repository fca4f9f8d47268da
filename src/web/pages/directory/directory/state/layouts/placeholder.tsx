import { sayInSentence } from '#domain/states/state-directory.ts'
import type { UnprofiledProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { FirstCall } from '#web/pages/directory/directory/state/pieces/head/first-call.tsx'
import { HeadActions } from '#web/pages/directory/directory/state/pieces/head/head-actions.tsx'
import { StateHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Card } from '#web/ui/text/card.tsx'

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
