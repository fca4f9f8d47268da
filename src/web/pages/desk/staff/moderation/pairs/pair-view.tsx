import type { PairWords } from '#content/desk/staff/merging.ts'
import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { ApartForm, MergeForm } from './merge-form.tsx'
import { SideTable } from './side-table.tsx'

type PairViewProps = { beside: BesideAnswer; refused: RefusedForm | null; words: PairWords; listings: ListingsWords }

export function PairView({ beside, refused, words, listings }: PairViewProps) {
  const { sides, like, mayChange } = beside
  return (
    <>
      <Breadcrumbs
        trail={[
          { words: listings.title, to: '/staff/listings' },
          { words: listings.alike, to: '/staff/pairs' },
        ]}
        here={words.title}
      />
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
        <SideTable sides={sides} words={words} statuses={listings.statuses} />
        <div className="deskside stack stack-fill gap-6">
          {mayChange ? (
            <>
              <MergeForm beside={beside} refused={refused} words={words} />
              <ApartForm refused={refused} words={words} />
            </>
          ) : (
            <p className="small ink-2">{words.onlyLeaders}</p>
          )}
        </div>
      </div>
    </>
  )
}
