import type { ReactNode } from 'react'
import type { HomesPage } from '#contract/directory.ts'
import type { Asked } from '#web/plumbing/use-asked.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { HomeCard, HomeCardRoom } from './home-card.tsx'
import { useNewestHomes } from './newest-homes.query.ts'
import './newest-homes.css'

/** As many as stand side by side. */
const SHOWN = 2

/**
 * The two homes of a state that said an open bed last, asked once the page is awake. The room of two is kept from the
 * start and by every answer, so that nothing below moves. Without script there is only a sentence; the way to the whole
 * list stands right after this part.
 */
export function NewestHomes({ slug, name }: { slug: string; name: string }) {
  const { answer, askAgain } = useNewestHomes(slug)
  return (
    <div className="newest-homes">
      <p className="without-script">The list of homes works without it.</p>
      <p className="small newest-line" role="status">
        {said(answer)}
      </p>
      <div className="newest-room">
        <ul className="newest-list newest-wait" aria-hidden="true" data-is={answer.is}>
          <HomeCardRoom />
          <HomeCardRoom />
        </ul>
        {answer.is === 'known' && <Known homes={answer.value} name={name} />}
        {answer.is === 'failed' && (
          <Instead title="We could not ask for the homes just now.">
            <p>The full list below may still open.</p>
            <p>
              <Button small icon="undo" onClick={askAgain}>
                Try again
              </Button>
            </p>
          </Instead>
        )}
      </div>
    </div>
  )
}

/** What the cards are, and how many there are besides. */
function said(answer: Asked<HomesPage>): ReactNode {
  if (answer.is === 'asking') return '...'
  if (answer.is === 'failed' || answer.value.total === 0) return <VisuallyHidden>No home to show.</VisuallyHidden>
  const { total } = answer.value
  if (total === 1) return '1 home says that a bed is open.'
  if (total === SHOWN) return `${SHOWN} homes say that a bed is open.`
  return `The newest ${SHOWN} of ${total.toLocaleString('en-US')} homes with an open bed.`
}

function Known({ homes: { items, towns, measuredAt }, name }: { homes: HomesPage; name: string }) {
  const shown = items.slice(0, SHOWN)
  if (shown.length > 0) {
    const now = new Date(measuredAt)
    return (
      <ul className="newest-list">
        {shown.map((home) => (
          <HomeCard key={home.id} home={home} now={now} />
        ))}
        {shown.length < SHOWN && (
          <li className="newest-slot small quiet">No other home here says that a bed is open. Call to ask.</li>
        )}
      </ul>
    )
  }
  if (towns.length > 0) {
    return (
      <Instead title="No home says that a bed is open.">
        <p>A bed may come free soon. Call a home in the list and ask.</p>
      </Instead>
    )
  }
  return (
    <Instead title={`No home in ${name} is listed yet.`}>
      <p>The SAMHSA helpline knows recovery services in every state. It is free, day and night.</p>
      <p>
        <ButtonLink small icon="phone" to="tel:18006624357">
          Call 1-800-662-4357
        </ButtonLink>
      </p>
    </Instead>
  )
}

/** What stands in the room of the cards where there are none. */
function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="newest-instead">
      <EmptyState title={title} headingLevel={3}>
        {children}
      </EmptyState>
    </div>
  )
}
