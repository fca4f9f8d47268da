import type { PairWords } from '#content/desk/staff/merging.ts'
import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import { MergesList } from '#web/pages/desk/staff/moderation/listings/listing-merges.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ApartForm, MergeForm } from './merge-form.tsx'
import type { PairsDesk } from './pairs-address.ts'
import { SideTable } from './side-table.tsx'

type PairViewProps = {
  beside: BesideAnswer
  isMerged: boolean
  desk: PairsDesk
  words: PairWords
  listings: ListingsWords
}

export function PairView(props: PairViewProps) {
  const { beside, desk, words, listings } = props
  const { sides, like } = beside
  return (
    <>
      <Breadcrumbs trail={[desk.above, { words: listings.alike, to: desk.pairs }]} here={words.title} />
      <DeskHead
        title={words.title}
        lead={
          <span className="row gap-2 tight">
            {like.length === 0 && words.notAlike}
            {like.map((what) => (
              <Badge key={what} form="half">
                {words.like[what]}
              </Badge>
            ))}
          </span>
        }
      />
      <div className="grid beside-5 gap-6 align-start pad-y-4">
        <SideTable sides={sides} toListing={desk.toListing} words={words} statuses={listings.statuses} />
        <div className="deskside stack stack-fill gap-6">
          <Settling {...props} />
        </div>
      </div>
    </>
  )
}

function Settling({ beside, isMerged, words, listings }: PairViewProps) {
  const { sides, merges, mayChange, isParty } = beside
  const areOne = merges.some(({ undone }) => undone === null)
  const mayAct = mayChange && !isParty
  return (
    <>
      {areOne && isMerged && <Notice tone="success" announced title={words.merge.said} />}
      {!mayAct && <p className="small ink-2">{isParty ? words.party : words.onlyLeaders}</p>}
      {merges.length > 0 && (
        <Part id="merges" title={words.merged.title} takesFocus>
          <MergesList
            merges={merges}
            mayChange={mayAct}
            head={({ isKept, other }) => {
              const own = sides[0].listing.name
              return (
                <p className="break">
                  {isKept ? words.merged.went(other.name, own) : words.merged.went(own, other.name)}
                </p>
              )
            }}
            words={listings}
          />
        </Part>
      )}
      {mayAct && !areOne && (
        <>
          <MergeForm beside={beside} words={words} />
          <ApartForm words={words} />
        </>
      )}
    </>
  )
}
