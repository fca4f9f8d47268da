import { repeatEarlyTaps } from '#web/plumbing/early/early-taps.ts'
import { startControls } from './controls/controls.ts'
import { startDevice } from './device/device.ts'
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
startDevice()
startControls()
repeatEarlyTaps()
