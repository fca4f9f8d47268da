import { repeatEarlyTaps } from '#web/plumbing/early-taps.ts'
import { startCopyButtons } from './device/copy-address.ts'
import { startCopyText } from './device/copy-text.ts'
import { returnToChoice } from './device/kept-choice.ts'
import { startListView } from './device/list-view.ts'
import { startOwnClock } from './device/own-clock.ts'
import { startPlaceFields } from './device/place-fields.ts'
import { startPrintButtons } from './device/print.ts'
import { startSavedHomes } from './device/saved-homes.ts'
import { startSavedStates } from './device/saved-states.ts'
import { openWaysInPlace } from './device/send.ts'
import { startSharing } from './device/share.ts'
import { startDrafts } from './drafts.ts'
import { focusFirst } from './focus-first.ts'
import { startFrame } from './frame/frame.ts'
import { wakeIslands } from './islands.ts'
import { startLifting } from './lift.ts'
import { startLinkedFolds } from './linked-fold.ts'
import { shutPhoneFolds } from './phone-folds.ts'
import { startPlainForms } from './plain-forms.ts'
import { startStepsWay } from './steps-way.ts'
import { startSupportHours } from './support-hours.ts'
import { countTicked } from './ticked.ts'
import { setTrustedTypes } from './trusted-types.ts'

// The script of every document. It knows no React: islands bring it when they wake.
setTrustedTypes()
startFrame()
startDrafts()
startPlainForms()
wakeIslands()
startPlaceFields()
startListView()
returnToChoice()
startLinkedFolds()
startPrintButtons()
startCopyButtons()
startSavedStates()
startSavedHomes()
openWaysInPlace()
startSharing()
startCopyText()
startOwnClock()
startLifting()
shutPhoneFolds()
startStepsWay()
focusFirst()
startSupportHours()
countTicked()
repeatEarlyTaps()
