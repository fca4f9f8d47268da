import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { CallResidence } from './call-residence.tsx'
import { CompareResidence, SendResidence } from './residence-actions.tsx'
import { ResidenceBeds } from './residence-beds.tsx'
import { type AskedOfResidence, chooseLight, listResidenceFacts } from './residence-facts.ts'
import { ResidenceMarker } from './residence-marker.tsx'
import { SaveButton } from './save-button.tsx'
import '#web/ui/icon/drawn.css'
import './residence-card.css'

type ResidenceCardProps = {
  residence: FoundResidence
  no: number | null
  asked: AskedOfResidence
  measuredAt: string
  words: ListingWords
  to: string
  page: string
  compare?: string | undefined
  isCompared?: boolean
}

export function ResidenceCard(props: ResidenceCardProps) {
  const { residence, no, asked, measuredAt, words, to, page, compare, isCompared = false } = props
  return (
    <PlaceCard
      className="residence"
      id={no === null ? undefined : `home-${no}`}
      roof={residence.isClaimed ? 'claimed' : 'unclaimed'}
    >
      <div>
        {no !== null && <ResidenceMarker no={String(no)} light={chooseLight(residence)} />}
        <div>
          <h3>
            <a href={to}>{residence.name}</a>
          </h3>
          <p>{describeWhere(residence, words)}</p>
        </div>
        {residence.distance !== null && <span className="far">{words.miles(residence.distance)}</span>}
      </div>
      <ResidenceBeds residence={residence} people={asked.people} measuredAt={measuredAt} words={words} />
      <ResidenceFacts residence={residence} asked={asked} words={words} />
      <div className="actions">
        <ResidenceCash residence={residence} words={words} />
        <CallResidence residence={residence} words={words} />
      </div>
      {!residence.isClaimed && (
        <p className="small quiet no-print">
          {words.unclaimed.note} <a href={`/workspace/claims?home=${residence.slug}`}>{words.unclaimed.claim}</a>
        </p>
      )}
      <div className="card-more">
        <SaveButton />
        {compare !== undefined && (
          <CompareResidence name={residence.name} to={compare} isCompared={isCompared} words={words} />
        )}
        <SendResidence residence={residence} to={to} page={page} words={words} />
      </div>
    </PlaceCard>
  )
}

function describeWhere(residence: FoundResidence, words: ListingWords): string {
  const town = `${residence.city}, ${residence.state}`
  return residence.addressVisibility === 'hidden' ? `${town}. ${words.hiddenPlace}` : town
}

function ResidenceFacts({ residence, asked, words }: Pick<ResidenceCardProps, 'residence' | 'asked' | 'words'>) {
  return (
    <ul className="tags">
      {listResidenceFacts(residence, asked, words).map((fact) => (
        <li key={fact.words} data-mark={fact.mark ?? undefined}>
          {fact.words}
        </li>
      ))}
    </ul>
  )
}

export function ResidenceCash({ residence, words }: Pick<ResidenceCardProps, 'residence' | 'words'>) {
  const { cashToMoveIn, feeAmount, feePer } = residence
  return (
    <p className="cash">
      <b>{cashToMoveIn === null ? words.askCost : words.toMoveIn(cashToMoveIn)}</b>
      {feeAmount !== null && feePer !== null && <span>{words.thenRent(feeAmount, feePer)}</span>}
    </p>
  )
}
