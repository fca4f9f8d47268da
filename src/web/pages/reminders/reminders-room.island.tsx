import type { ReminderSetup } from '#contract/reminders.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/desk-head.tsx'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { PlanForm } from './plan-form.tsx'
import { isUnsaved, valuesOf } from './plan-values.ts'
import { Preview } from './preview.tsx'
import './reminders.css'

const title = 'Reminders'
const done: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  email: 'Sent. Check your email.',
  text: 'Sent. Look at your phone.',
}

export default function RemindersRoom(given: DeskRoomProps<ReminderSetup>) {
  return <DeskRoom of={given} show={Reminders} />
}

function Reminders({ answer, refused: back, query }: DeskShown<ReminderSetup>) {
  const isRefused = back !== null && back.status !== 200
  const sent = back ? back.values.sent : (query.get('sent') ?? (query.has('saved') ? 'saved' : ''))
  const isDone = !isRefused && (done[sent ?? ''] ?? null)
  // A browser that has kept the page from before the button sent the plan along sends none.
  const typed = back && back.values.hour !== undefined ? back.values : null
  return (
    <DeskFrame answer={answer} title={title} here="/workspace/reminders">
      {(setup, at) => (
        <div className="reminders">
          <DeskHead
            title={title}
            lead="At an hour you choose we ask your team: “2 open, still right?” A link and one button answer it."
          />
          {isDone && (
            <Notice tone="success" title={isDone} announced>
              {typed && isUnsaved(setup, typed) && <p>What you changed in the plan is not saved yet.</p>}
            </Notice>
          )}
          {isRefused && <Notice tone="danger" title={back.message} announced />}
          <div className="deskgrid">
            <PlanForm setup={setup} values={typed ?? valuesOf(setup)} fields={back?.fields ?? {}} />
            <Preview example={setup.example} at={at} />
          </div>
        </div>
      )}
    </DeskFrame>
  )
}
