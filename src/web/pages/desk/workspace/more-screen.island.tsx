import { workspaceWords } from '#content/desk/workspace-pages.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import type { ListedScreen } from '#web/parts/desk/frame/desk-screens.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

const words = workspaceWords

export default function MoreScreen(given: DeskScreenProps<ListedScreen[]>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace">
      {(screens) => (
        <>
          <DeskHead title={words.title} />
          <ul className="link-rows line-below w-40">
            {[...screens, words.account, words.logout, words.crisis].map(({ words: name, to, icon, about: what }) => (
              <li key={to}>
                <SiteLink to={to}>
                  <Icon name={icon} />
                  <span className="grid gap-0 grow">
                    <b>{name}</b>
                    <span className="small ink-2">{what}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </FramedScreen>
  )
}
