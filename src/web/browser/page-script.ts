import { repeatEarlyTaps } from '#web/plumbing/early/early-taps.ts'
import { focusFirst } from './controls/focus-first.ts'
import { startLifting } from './controls/lift.ts'
import { startLinkedFolds } from './controls/linked-fold.ts'
import { shutPhoneFolds } from './controls/phone-folds.ts'
import { startStepsWay } from './controls/steps-way.ts'
import { startSupportHours } from './controls/support-hours.ts'
import { countTicked } from './controls/ticked.ts'
import { startCopyButtons, startCopyText } from './device/copy-text.ts'
import { startListView } from './device/list-view.ts'
import { startOwnClock } from './device/own-clock.ts'
import { startPlaceFields } from './device/place-fields.ts'
import { startPrintButtons } from './device/print.ts'
import { startSavedResidences } from './device/saved-residences.ts'
import { startSavedStates } from './device/saved-states.ts'
import { openWaysInPlace } from './device/send.ts'
import { startSharing } from './device/share.ts'
import { returnToChoice } from './device/stored-choice.ts'
import { startDrafts } from './drafts.ts'
import { startFrame } from './frame/frame.ts'
import { hydrateIslands } from './islands.ts'
import { startPlainForms } from './plain-forms.ts'
import { setTrustedTypes } from './trusted-types.ts'

// The script of every document. It knows no React: islands bring it when they are hydrated.
setTrustedTypes()
startFrame()
startDrafts()
startPlainForms()
hydrateIslands()
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
startLinkedFolds()
startLifting()
shutPhoneFolds()
startStepsWay()
focusFirst()
startSupportHours()
countTicked()
repeatEarlyTaps()
