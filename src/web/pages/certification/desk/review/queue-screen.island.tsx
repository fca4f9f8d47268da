import { reviewWords } from '#content/certification/review.ts'
import type { ApplicationQueue } from '#contract/certification/application-lists.ts'
import { toShownSetting } from '#domain/certification/application/application.ts'
import { gradeTurn, queueStages, toQueueStage } from '#domain/certification/application/turn.ts'
import { dueStates } from '#domain/decisions/due.ts'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { SettingForm } from '#web/parts/desk/form/setting-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ApplicationRow } from './application-row.tsx'
import { findTurnOfLine, sortQueue } from './queue-order.ts'

const words = reviewWords.queue
const here = '/affiliate/applications'

export default function QueueScreen(given: DeskScreenProps<ApplicationQueue>) {
  return (
    <FramedScreen of={given} title={words.title} here={here} isFresh>
      {({ applications, settings }, { at, query, user }) => {
        const isAffiliate = user?.organization?.kind === 'affiliate'
        return (
          <>
            <DeskHead title={words.title} lead={isAffiliate ? words.lead : words.alliance.lead} />
            <List at={at} applications={applications} query={query} isAffiliate={isAffiliate} />
            {isAffiliate && (
              <Settings settings={settings} waiting={applications.filter(({ isProposed }) => isProposed).length} />
            )}
          </>
        )
      }}
    </FramedScreen>
  )
}

type ListProps = {
  at: Date
  applications: ApplicationQueue['applications']
  query: URLSearchParams
  isAffiliate: boolean
}

function List({ at, applications, query, isAffiliate }: ListProps) {
  const now = useNow(at)
  const chosen = queueStages.find((stage) => stage === query.get('stage')) ?? null
  const due = dueStates.find((state) => state === query.get('due')) ?? null
  const { empty } = isAffiliate ? words : words.alliance
  const counted = queueStages.map((stage) => {
    const count = applications.filter((one) => toQueueStage(one) === stage).length
    return { words: `${words.stages[stage]} ${count}`, to: `${here}?stage=${stage}`, isCurrent: stage === chosen }
  })
  const isDue = (one: ApplicationQueue['applications'][number]) => gradeTurn(findTurnOfLine(one), now)
  const shown = sortQueue(applications, now)
    .filter((one) => (chosen === null ? one.stage !== 'ended' : toQueueStage(one) === chosen))
    .filter((one) => due === null || isDue(one) === due)
  return (
    <>
      <ListChoices
        label={words.choose}
        choices={[{ words: words.all, to: here, isCurrent: chosen === null && due === null }, ...counted]}
      />
      {due !== null && <p className="bold mb-4">{words.due[due]}</p>}
      {shown.length === 0 ? (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      ) : (
        <div className="grid">
          {shown.some(({ isSample }) => isSample) && <SampleNote>{words.sample}</SampleNote>}
          <ul className="ruled line-above line-below" aria-label={words.table}>
            {shown.map((application) => (
              <li key={application.id} id={application.id}>
                <ApplicationRow application={application} now={now} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Settings({ settings, waiting }: { settings: ApplicationQueue['settings']; waiting: number }) {
  const { setting } = words
  return (
    <FormFold held={{ act: 'set' }} summary={setting.title} id="setting" className="mt-5">
      <SettingForm
        act="set"
        shown={toShownSetting(settings)}
        said={setting.said}
        didNotWork={setting.didNotWork}
        className="stack gap-4 w-40"
      >
        <SelectField
          name="deciders"
          label={setting.deciders}
          help={settings.officers < 2 ? setting.alone : undefined}
          options={[
            { value: '1', words: setting.one },
            { value: '2', words: setting.two },
          ]}
          start={settings.deciders}
        />
        <Checkbox name="holdsInterviews" value="yes" defaultChecked={settings.holdsInterviews}>
          {setting.interviews}
        </Checkbox>
        {waiting > 0 && <p className="small ink-2">{setting.waiting(waiting)}</p>}
        <SubmitButton label={setting.save} />
      </SettingForm>
    </FormFold>
  )
}
