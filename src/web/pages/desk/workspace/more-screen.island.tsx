import { workspaceWords } from '#content/desk/workspace-pages.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { listScreens } from '#web/parts/desk/frame/desk-screens.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { aboutScreens } from './about-screens.ts'

const words = workspaceWords

export default function MoreScreen(given: DeskScreenProps<null>) {
  return <DeskScreen of={given} show={More} />
}

const withAbout = ({ words, to, icon }: ReturnType<typeof listScreens>[number]) => ({
  words,
  to,
  icon,
  about: aboutScreens[to],
})

function More({ answer, user }: DeskShown<null>) {
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace">
      {() => (
        <>
          <DeskHead title={words.title} />
          <ul className="link-rows line-below w-40">
            {[...listScreens(user).map(withAbout), words.account, words.logout, words.crisis].map(
              ({ words: name, to, icon, about }) => (
                <li key={to}>
                  <SiteLink to={to}>
                    <Icon name={icon} />
                    <span className="grid gap-0 grow">
                      <b>{name}</b>
                      <span className="small ink-2">{about}</span>
                    </span>
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </DeskFrame>
  )
}
