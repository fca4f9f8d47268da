import { setTrustedTypes } from '#web/browser/trusted-types.ts'
import { repeatEarlyTaps } from '#web/plumbing/early/early-taps.ts'
import { startFramedList } from './framed-list.ts'

// The only script of a list in another site's frame: nothing else of this site is around it.
setTrustedTypes()
startFramedList()
repeatEarlyTaps()
