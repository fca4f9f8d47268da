import { data, useSearchParams } from 'react-router'
import type { ReminderSetup } from '#contract/reminders.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/reminders.page'
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

export async function loader(asked: Route.LoaderArgs) {
  const answer = await readAtDesk('reminders', asked, async (fetch) => {
    const setup = await apiGet<ReminderSetup>('/api/reminders', { fetch })
    if (setup === null) throw new Error('the setup of the reminders is empty')
    return setup
  })
  const formAnswer = asked.context.get(requestFacts).formAnswer ?? null
  return data({ answer: answer.data, formAnswer }, answer.init ?? {})
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description = '“2 open, still right?” at an hour you choose.'
  return pageHead(
    {
      title: `${(loaderData?.formAnswer?.status ?? 200) === 200 ? '' : 'Not saved: '}${title}`,
      description,
      path: null,
    },
    matches,
  )
}

/** When the team is asked, who of it, and what the question looks like. */
export default function RemindersPage({ loaderData: { answer, formAnswer } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isRefused = formAnswer !== null && formAnswer.status !== 200
  const sent = formAnswer ? formAnswer.values.sent : (search.get('sent') ?? (search.has('saved') ? 'saved' : ''))
  const isDone = !isRefused && (done[sent ?? ''] ?? null)
  // A browser that has kept the page from before the button sent the plan along sends none.
  const typed = formAnswer && formAnswer.values.hour !== undefined ? formAnswer.values : null
  return (
    <DeskFrame answer={answer} title={title} here="/workspace/reminders">
      {(setup, at) => (
        <div className="reminders">
          <header className="desk-head">
            <div>
              <h1>{title}</h1>
              <p className="ink-2">
                At an hour you choose we ask your team: “2 open, still right?” A link and one button answer it.
              </p>
            </div>
          </header>
          {isDone && (
            <Notice tone="success" title={isDone} announced>
              {typed && isUnsaved(setup, typed) && <p>What you changed in the plan is not saved yet.</p>}
            </Notice>
          )}
          {isRefused && <Notice tone="danger" title={formAnswer.message} announced />}
          <div className="deskgrid">
            <PlanForm setup={setup} values={typed ?? valuesOf(setup)} fields={formAnswer?.fields ?? {}} />
            <Preview example={setup.example} at={at} />
          </div>
        </div>
      )}
    </DeskFrame>
  )
}
