import { useEffect, useRef, useState } from 'react'
import { remindersWords as words } from '#content/reminders/reminders.ts'
import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { PlanForm } from './plan-form.tsx'
import { getValues, isUnsaved, type PlanValues } from './plan-values.ts'
import { Preview } from './preview.tsx'
import { Suggestion, WarningChoice } from './suggestion.tsx'
import './reminders.css'

const done: Readonly<Record<string, string>> = words.done

export default function RemindersScreen(given: DeskScreenProps<ReminderSetup>) {
  return <DeskScreen of={given} show={Reminders} />
}

/** `typed` is the plan as typed, where the action did not save it. */
type RemindersNews = { sent: string; typed: PlanValues | null; isNew: boolean }

function Reminders({ answer, refused: back, query }: DeskShown<ReminderSetup>) {
  const isRefused = back !== null && back.status !== 200
  const [news, setNews] = useState<RemindersNews | null>(isRefused ? null : readNews(back, query))
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed may stand far below.
  useEffect(() => {
    if (news?.isNew) place.current?.focus()
  }, [news])
  // A cached page from before this field existed sends no plan.
  const typed = back && back.values.hour !== undefined ? back.values : null
  const title = news && done[news.sent]
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace/reminders">
      {(setup, at) => (
        <div>
          <DeskHead title={words.title} lead={words.lead}>
            <ButtonLink to="/workspace/notices" icon="message">
              {words.notices}
            </ButtonLink>
          </DeskHead>
          {title && (
            <div ref={place} tabIndex={-1}>
              <Notice tone="success" title={title} announced>
                {news.typed && isUnsaved(setup, news.typed) && <p>{words.unsaved}</p>}
              </Notice>
            </div>
          )}
          {setup.isNew && <Suggestion zone={setup.plan.timeZone} words={words.suggestion} />}
          <div className="grid beside-4 gap-6 align-start pad-y-4">
            <PlanForm
              setup={setup}
              values={typed ?? getValues(setup)}
              words={words}
              answered={isRefused ? back : null}
              onDone={({ values }) => {
                setNews({ sent: values?.sent ?? 'saved', typed: values ?? null, isNew: true })
              }}
            />
            <Preview example={setup.example} at={at} words={words} />
          </div>
          <WarningChoice isWarned={setup.isWarned} words={words.warning} />
        </div>
      )}
    </DeskFrame>
  )
}

function readNews(back: FormAnswer | null, query: URLSearchParams): RemindersNews {
  const sent = back ? back.values.sent : (query.get('sent') ?? (query.has('saved') ? 'saved' : ''))
  return { sent: sent ?? '', typed: back && back.values.hour !== undefined ? back.values : null, isNew: false }
}
