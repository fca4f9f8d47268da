import { startExit } from './exit.ts'
import { followSignOut } from './follow-sign-out.ts'
import { startFooter } from './footer.ts'
import { startLinkMenu } from './link-menu.ts'
import { startSessionSlots } from './session-slots.ts'
import { startThemeToggle } from './theme.ts'
import { startTopBar } from './top-bar.ts'

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

/** Set here because a browser would fetch the manifest before the first paint if the page named it. */
function nameManifest(): void {
  const href = document.querySelector('.deskbar') ? '/desk.webmanifest' : '/site.webmanifest'
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
}
