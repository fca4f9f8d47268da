import { startCopyButtons } from './copy-address.ts'
import { startCopyText } from './copy-text.ts'
import { startListView } from './list-view.ts'
import { startOwnClock } from './own-clock.ts'
import { startPlaceFields } from './place-fields.ts'
import { startPrintButtons } from './print.ts'
import { startSavedResidences } from './saved-residences.ts'
import { startSavedStates } from './saved-states.ts'
import { openWaysInPlace } from './send.ts'
import { startSharing } from './share.ts'
import { returnToChoice } from './stored-choice.ts'

export function startDevice(): void {
  startPlaceFields()
  startListView()
  returnToChoice()
  startPrintButtons()
  startCopyButtons()
  startSavedStates()
  startSavedResidences()
  openWaysInPlace()
  startSharing()
  startCopyText()
  startOwnClock()
}
