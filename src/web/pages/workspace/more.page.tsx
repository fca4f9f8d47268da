import { workspaceWords } from '#content/workspace-pages.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { roomsOf } from '#web/parts/desk/desk-rooms.ts'
import { everyDesk, readAtDesk } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSession } from '#web/plumbing/session.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { Route } from './+types/more.page'
import './more.css'

const words = workspaceWords

export function loader(asked: Route.LoaderArgs) {
  return readAtDesk('beds', asked, async () => null, everyDesk)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Every room of the desk that somebody may enter: where More leads to on a phone. */
export default function More({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace">
      {() => (
        <>
          <header className="desk-head">
            <h1>{words.title}</h1>
          </header>
          <ul className="room-list">
            {[...roomsOf(person), words.account].map(({ words: name, to, icon, about }) => (
              <li key={to}>
                <SiteLink to={to}>
                  <Icon name={icon} />
                  <b>{name}</b>
                  <span>{about}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskFrame>
  )
}
