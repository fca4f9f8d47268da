import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { StaffListing } from '#contract/staff/staff-listings.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { ListingView } from './listing-view.tsx'

export default function ListingScreen(given: DeskScreenProps<StaffListing>) {
  return <DeskScreen of={given} show={Listing} />
}

function Listing({ answer, refused }: DeskShown<StaffListing>) {
  return (
    <StaffFrame answer={answer} title={listingsWords.title} here="/staff/listings">
      {(listing) => <ListingView listing={listing} refused={refused} words={listingsWords} />}
    </StaffFrame>
  )
}
