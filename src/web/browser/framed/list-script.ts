import { repeatEarlyTaps } from '#web/plumbing/early/early-taps.ts'
import { setTrustedTypes } from '../trusted-types.ts'
import { startFramedList } from './framed-list.ts'

// The script of what stands in another site's frame, and all of it: nothing of the site is around it.
setTrustedTypes()
startFramedList()
repeatEarlyTaps()
