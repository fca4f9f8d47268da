import { workspaceWords } from '#content/desk/workspace-pages.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { roomsOf } from '#web/parts/desk/frame/desk-rooms.ts'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import './more.css'

const words = workspaceWords

export default function MoreRoom(given: DeskRoomProps<null>) {
  return <DeskRoom of={given} show={More} />
}

function More({ answer, user }: DeskShown<null>) {
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace">
      {() => (
        <>
          <DeskHead title={words.title} />
          <ul className="room-list">
            {[...roomsOf(user), words.account].map(({ words: name, to, icon, about }) => (
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
