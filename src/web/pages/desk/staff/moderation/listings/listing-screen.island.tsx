import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { StaffListing } from '#contract/staff/staff-listings.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ListingView } from './listing-view.tsx'

export default function ListingScreen(given: DeskScreenProps<StaffListing>) {
  return (
    <StaffScreen of={given} title={listingsWords.title} here="/staff/listings">
      {(listing) => <ListingView listing={listing} words={listingsWords} />}
    </StaffScreen>
  )
}
