import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { CallHome } from './call-home.tsx'
import { CompareHome, SendHome } from './home-actions.tsx'
import { HomeBeds } from './home-beds.tsx'
import { type AskedOfHome, homeFacts, lightOf } from './home-facts.ts'
import { HomeMarker } from './home-marker.tsx'
import { SaveButton } from './save-button.tsx'
import '#web/ui/icon/drawn.css'
import './home-card.css'

type HomeCardProps = {
  home: FoundResidence
  no: number | null
  asked: AskedOfHome
  measuredAt: string
  words: HomeWords
  to: string
  page: string
  compare?: string | undefined
  isCompared?: boolean
}

export function HomeCard(props: HomeCardProps) {
  const { home, no, asked, measuredAt, words, to, page, compare, isCompared = false } = props
  return (
    <PlaceCard
      className="home"
      id={no === null ? undefined : `home-${no}`}
      roof={home.isClaimed ? 'claimed' : 'unclaimed'}
    >
      <div>
        {no !== null && <HomeMarker no={String(no)} light={lightOf(home)} />}
        <div>
          <h3>
            <a href={to} className="reach">
              {home.name}
            </a>
          </h3>
          <p>{whereWords(home, words)}</p>
        </div>
        {home.distance !== null && <span className="far">{words.miles(home.distance)}</span>}
      </div>
      <HomeBeds home={home} people={asked.people} measuredAt={measuredAt} words={words} />
      <HomeFacts home={home} asked={asked} words={words} />
      <div className="home-act">
        <HomeCash home={home} words={words} />
        <CallHome home={home} words={words} />
      </div>
      {!home.isClaimed && (
        <p className="small quiet no-print">
          {words.unclaimed.note} <a href={`/workspace/claims?home=${home.slug}`}>{words.unclaimed.claim}</a>
        </p>
      )}
      <div className="home-more">
        <SaveButton />
        {compare !== undefined && <CompareHome name={home.name} to={compare} isCompared={isCompared} words={words} />}
        <SendHome home={home} to={to} page={page} words={words} />
      </div>
    </PlaceCard>
  )
}

function whereWords(home: FoundResidence, words: HomeWords): string {
  const town = `${home.city}, ${home.state}`
  return home.addressVisibility === 'hidden' ? `${town}. ${words.hiddenPlace}` : town
}

function HomeFacts({ home, asked, words }: Pick<HomeCardProps, 'home' | 'asked' | 'words'>) {
  return (
    <ul className="home-facts">
      {homeFacts(home, asked, words).map((fact) => (
        <li key={fact.words} data-mark={fact.mark ?? undefined}>
          {fact.words}
        </li>
      ))}
    </ul>
  )
}

export function HomeCash({ home, words }: Pick<HomeCardProps, 'home' | 'words'>) {
  const { cashToMoveIn, feeAmount, feePer } = home
  return (
    <p className="cash">
      <b>{cashToMoveIn === null ? words.askCost : words.toMoveIn(cashToMoveIn)}</b>
      {feeAmount !== null && feePer !== null && <span>{words.thenRent(feeAmount, feePer)}</span>}
    </p>
  )
}
