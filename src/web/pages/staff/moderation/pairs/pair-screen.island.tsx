import { pairsWords, pairWords as words } from '#content/staff/merging.ts'
import { listingsWords as listings } from '#content/staff/moderation.ts'
import type { BesideAnswer } from '#contract/residence/moderation/merges.ts'
import { MergesList } from '#web/pages/staff/moderation/listings/listing-merges.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ApartForm, MergeForm } from './merge-form.tsx'
import { choosePairsDesk, type PairsDesk } from './pairs-address.ts'
import { SideTable } from './side-table.tsx'

export default function PairScreen(given: DeskScreenProps<BesideAnswer>) {
  const desk = choosePairsDesk(given.user, { pairs: pairsWords, listings })
  return (
    <StaffScreen of={given} title={words.title} here={desk.here}>
      {(beside, { query }) => <Pair beside={beside} isMerged={query.get('done') === 'merge'} desk={desk} />}
    </StaffScreen>
  )
}

type PairProps = { beside: BesideAnswer; isMerged: boolean; desk: PairsDesk }

function Pair({ beside, isMerged, desk }: PairProps) {
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
          <Settling beside={beside} isMerged={isMerged} />
        </div>
      </div>
    </>
  )
}

function Settling({ beside, isMerged }: Omit<PairProps, 'desk'>) {
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
