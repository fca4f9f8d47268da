import { startExit } from './exit.ts'
import { followSignOut } from './follow-sign-out.ts'
import { startFooter } from './footer.ts'
import { startLinkMenu } from './link-menu.ts'
import { startSessionSlots } from './session-slots.ts'
import { startThemeToggle } from './theme.ts'
import { startTopBar } from './top-bar.ts'

/** Everything that stands around every page. */
export function startFrame(): void {
  startThemeToggle()
  startTopBar()
  startExit()
  startFooter()
  for (const menu of document.querySelectorAll<HTMLElement>('.more')) startLinkMenu(menu)
  void startSessionSlots()
  followSignOut()
  nameManifest()
}

/** Here and not in the page: a browser would fetch it before the first paint. */
function nameManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }))
}
