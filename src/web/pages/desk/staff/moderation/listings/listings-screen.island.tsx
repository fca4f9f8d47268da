import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { StaffListings } from '#contract/staff/staff-listings.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readAskedListings } from './listings-address.ts'
import { ListingsList } from './listings-list.tsx'

export default function ListingsScreen(given: DeskScreenProps<StaffListings>) {
  return <DeskScreen of={given} show={Listings} />
}

function Listings({ answer, query }: DeskShown<StaffListings>) {
  return (
    <StaffFrame answer={answer} title={listingsWords.title} here="/staff/listings">
      {(found) => <ListingsList found={found} asked={readAskedListings(query)} words={listingsWords} />}
    </StaffFrame>
  )
}
