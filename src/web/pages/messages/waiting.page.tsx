import { waitingWords } from '#content/waiting.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { Route } from './+types/waiting.page'
import { HouseChoices, HouseRows } from './waiting/houses.tsx'
import { WaitingList } from './waiting/waiting-list.tsx'
import { askWaiting } from './waiting.query.ts'
import '#web/parts/desk-lists/choice-links.css'
import './messages.css'
import './waiting/waiting.css'

const words = waitingWords

export function loader(asked: Route.LoaderArgs) {
  const refused = asked.context.get(requestFacts).formAnswer ?? null
  return readAtDesk('messages', asked, async (inside, { searchParams }) => ({
    lists: await askWaiting(inside, searchParams.get('house') ?? ''),
    once: crypto.randomUUID(),
    refused,
  }))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Who waits for a bed: all houses with their counts, and the list of one. */
export default function WaitingPage({ loaderData }: Route.ComponentProps) {
  // What a post without script came back with stays until it is sent again.
  const isBack = loaderData.kind === 'read' && loaderData.read.refused !== null
  return (
    <DeskFrame
      answer={loaderData}
      title={words.title}
      here="/workspace/messages"
      again="/workspace/waiting"
      isFresh={!isBack}
    >
      {({ lists, once, refused }, at) => {
        const { houses, asksBy, list } = lists
        const house = houses.find(({ id }) => id === list?.houseId)
        return (
          <div className="messages">
            <header className="desk-head">
              <div>
                <h1 id="page-title" tabIndex={-1}>
                  {words.title}
                </h1>
                <p className="ink-2">
                  {words.lead} {words.asksBy(asksBy)}
                </p>
              </div>
              <div className="row">
                <ButtonLink to="/workspace/messages" icon="message">
                  {words.messages}
                </ButtonLink>
              </div>
            </header>
            {houses.length === 0 && (
              <EmptyState title={words.noHouses.title}>
                <p>{words.noHouses.text}</p>
              </EmptyState>
            )}
            {list && house ? (
              <>
                {houses.length > 1 && <HouseChoices houses={houses} here={house.id} words={words} />}
                <WaitingList key={house.id} {...{ house, list, asksBy, at, once, refused, words }} />
              </>
            ) : (
              houses.length > 0 && <HouseRows houses={houses} words={words} />
            )}
          </div>
        )
      }}
    </DeskFrame>
  )
}
