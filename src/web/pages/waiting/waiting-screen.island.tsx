import { waitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingLists } from '#contract/waiting/waiting.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ResidenceChoices, ResidenceRows } from './residences.tsx'
import { WaitingList } from './waiting-list.tsx'
import '#web/ui/action/chip.css'
import '#web/parts/desk/inbox/inbox.css'
import './waiting.css'

const words = waitingWords

const doneHere = ['add', 'settings', 'delete'] as const

type WaitingRead = { lists: WaitingLists; once: string }

export default function WaitingScreen(given: DeskScreenProps<WaitingRead>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/messages" again="/workspace/waiting" isFresh>
      {({ lists, once }, { at, user, query }) => {
        const { residences, asksBy, list } = lists
        const lead = `${words.lead} ${words.asksBy(asksBy)}`
        const residence = residences.find(({ id }) => id === list?.residenceId)
        // Without script: what was done stands in the address.
        const said = doneHere.find((one) => one === query.get('said'))
        return (
          <div className="grid">
            <DeskHead title={words.title} lead={lead} isSmall>
              <ButtonLink to="/workspace/messages" icon="message">
                {words.messages}
              </ButtonLink>
            </DeskHead>
            {said && (
              <p className="bold" role="status">
                {words.said[said]}.
              </p>
            )}
            {residences.length === 0 && (
              <EmptyState title={words.noResidences.title}>
                <p>{words.noResidences.text}</p>
              </EmptyState>
            )}
            {list && residence ? (
              <>
                {residences.length > 1 && (
                  <ResidenceChoices residences={residences} here={residence.id} words={words} />
                )}
                <WaitingList
                  key={residence.id}
                  residence={residence}
                  list={list}
                  asksBy={asksBy}
                  mayChange={mayAtDesk(user, 'residences')}
                  at={at}
                  once={once}
                  words={words}
                />
              </>
            ) : (
              residences.length > 0 && <ResidenceRows residences={residences} words={words} />
            )}
            <p className="phone-only small measure">{lead}</p>
          </div>
        )
      }}
    </FramedScreen>
  )
}
