import { useEffect, useRef, useState } from 'react'
import { noticesWords as words } from '#content/desk/notices.ts'
import type { NoticeSettings } from '#contract/inquiries/question-notices.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { DevicesPart } from './devices-part.tsx'
import { NoticesForm } from './notices-form.tsx'

export default function NoticesScreen(given: DeskScreenProps<NoticeSettings>) {
  return <DeskScreen of={given} show={Notices} />
}

function Notices({ answer, refused, query, user }: DeskShown<NoticeSettings>) {
  const [saved, setSaved] = useState(refused === null && query.has('saved') ? 1 : 0)
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed stands below.
  useEffect(() => {
    if (saved > 1) place.current?.focus()
  }, [saved])
  const ofDevice = refused?.values.device !== undefined
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace/messages" isFresh={refused === null}>
      {(settings) => (
        <div>
          <DeskHead title={words.title} lead={words.lead} />
          {saved > 0 && (
            <div ref={place} tabIndex={-1}>
              <Notice tone="success" title={words.saved} announced />
            </div>
          )}
          {settings.unheard.length > 0 && (
            <Notice title={words.unheard.title}>
              <p>{new Intl.ListFormat('en-US').format(settings.unheard)}.</p>
              <p>{words.unheard.text}</p>
            </Notice>
          )}
          <NoticesForm
            settings={settings}
            words={words}
            answered={ofDevice ? null : refused}
            onDone={() => setSaved((count) => count + 2)}
          />
          {settings.push && <DevicesPart push={settings.push} words={words.devices} />}
          <p className="row small">
            <SiteLink className="tap" to="/workspace/messages">
              {words.toMessages}
            </SiteLink>
            {user && mayAtDesk(user, 'reminders') && (
              <SiteLink className="tap" to="/workspace/reminders">
                {words.toReminders}
              </SiteLink>
            )}
          </p>
        </div>
      )}
    </DeskFrame>
  )
}
