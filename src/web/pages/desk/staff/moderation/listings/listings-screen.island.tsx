import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { StaffListings } from '#contract/staff/staff-listings.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { readAskedListings } from './listings-address.ts'
import { ListingsList } from './listings-list.tsx'

export default function ListingsScreen(given: DeskScreenProps<StaffListings>) {
  return (
    <StaffScreen of={given} title={listingsWords.title} here="/staff/listings">
      {(found, { query }) => <ListingsList found={found} asked={readAskedListings(query)} words={listingsWords} />}
    </StaffScreen>
  )
}
