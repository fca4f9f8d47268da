import type { ReactNode } from 'react'
import { type Contradiction, findContradictions } from '#domain/residence/contradictions.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { askedMost, listGaps, listMissingToPublish } from '#domain/residence/listing/listing-gaps.ts'
import { CopiedNotice, CopyPart } from '#web/pages/residence/desk/form/copying/copy-part.tsx'
import { Disputes } from '#web/pages/residence/desk/form/disputes.tsx'
import { useEditing } from '#web/pages/residence/desk/form/editing/use-editing.ts'
import { useUnfolding } from '#web/pages/residence/desk/form/editing/use-unfolding.ts'
import { buildControlId } from '#web/pages/residence/desk/form/field-name.ts'
import { AlikeNotice, DoneNotice, TroubleNotice } from '#web/pages/residence/desk/form/news.tsx'
import { StatusPart } from '#web/pages/residence/desk/form/parts/status-part.tsx'
import { CheckNotice, HiddenNotice, LikeNotice } from '#web/pages/residence/desk/form/publishing-notices.tsx'
import { ResidenceFields } from '#web/pages/residence/desk/form/residence-fields.tsx'
import { ResidenceForm } from '#web/pages/residence/desk/form/residence-form.ts'
import { SaveBar } from '#web/pages/residence/desk/form/save-bar.tsx'
import { PhotosPart } from '#web/pages/residence/desk/photos/photos-part.tsx'
import { buildResidenceAddress } from '#web/pages/residence/desk/residence-address.ts'
import type { FormWords } from '#web/pages/residence/desk/residence-words.ts'
import { LeaveGuard } from '#web/parts/desk/form/leave-guard.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { buildWaitingListAddress } from '#web/parts/desk/news/waiting-list-address.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { EditProps } from './edit-props.ts'

export function EditView(props: EditProps) {
  const { residence, others, photos, hasList, words, setStatus } = props
  const editing = useEditing(props)
  const { start, typed, round, trouble, done, copied, isDirty, typedBefore, readTyped } = editing
  const isDraft = residence.status !== 'published'
  const contradictions = findContradictions(typed, residence.beds)
  useUnfolding()
  return (
    <div className="residence-edit grid beside-4 gap-6 align-start">
      <Head residence={residence} hasList={hasList} words={words} />
      <div
        ref={editing.news}
        id="news"
        tabIndex={-1}
        data-trouble={trouble ? '' : undefined}
        className="residence-news full w-52"
      >
        {typedBefore.at !== null && (
          <TypedNotice at={typedBefore.at} discard={typedBefore.discard} words={words.edit.typed} />
        )}
        {copied && !trouble && <CopiedNotice copied={copied} words={words} />}
        {done && !trouble && !copied && (
          <DoneNotice done={done} residence={residence} typed={typed} isDirty={isDirty} words={words} />
        )}
        {residence.alike && <AlikeNotice alike={residence.alike} words={words} />}
        <LikeNotice residence={residence} name={typed.name} error={trouble?.fields.insists} words={words} />
        <HiddenNotice residence={residence} words={words} />
        <CheckNotice residence={residence} words={words} />
        {trouble && <TroubleNotice trouble={trouble} words={words} />}
      </div>
      <ResidenceForm
        value={{
          residence,
          start: start.values,
          typed,
          unseen: [...(copied?.filled ?? []), ...typedBefore.fields],
          contradictions,
          words,
          errors: trouble?.fields ?? {},
          fill: editing.fill,
        }}
      >
        <aside className="residence-side sticky no-print" aria-label={words.edit.missing}>
          <Completeness
            words={words}
            typed={typed}
            contradictions={contradictions}
            isToPublish={isDraft && (isDirty || done?.done !== 'unready')}
          />
        </aside>
        <div className="w-52">
          {/* Enter in a field presses the form's first button of the page, which would copy. */}
          <button type="submit" form="house-form" name="act" value="save" hidden />
          <CopyPart
            residence={residence}
            others={others}
            open={copied?.filled === null || (copied === null && done?.done === 'added')}
            words={words.edit.copy}
            copy={editing.copy}
          />
        </div>
        <Form
          id="house-form"
          className="w-52"
          action={`/workspace/residences/${residence.id}`}
          anchor="news"
          hidden={{
            seen: residence.status,
            version: String(start.version),
            base: start.base === null ? '' : JSON.stringify(dropEmpty(start.base)),
            asked: start.asked.join(','),
          }}
          {...editing.sending}
          onInput={readTyped}
        >
          {({ isPending }) => (
            <>
              <div className="grid gap-0">
                <Disputes key={round} asked={start.asked} base={start.base} />
                <ResidenceFields isPending={isPending} />
              </div>
              <SaveBar
                isDraft={isDraft}
                canPublish={residence.status === 'draft' && residence.hidden === null}
                isDirty={isDirty}
                isPending={isPending}
                done={done}
                words={words.edit.bar}
              />
            </>
          )}
        </Form>
      </ResidenceForm>
      <PhotosPart residence={residence} words={words} {...photos} />
      <StatusPart residence={residence} words={words} setStatus={setStatus} onChange={editing.sayStatus} />
      <LeaveGuard isDirty={isDirty} words={words.edit.leave} />
    </div>
  )
}

type TypedNoticeProps = { at: string; discard: () => void; words: FormWords['edit']['typed'] }

function TypedNotice({ at, discard, words }: TypedNoticeProps) {
  return (
    <Notice title={words.back(at)}>
      <Button small onClick={discard}>
        {words.discard}
      </Button>
    </Notice>
  )
}

/** Leaves out empty values: the form is posted whole, and most of its fields are empty. */
function dropEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function Head({ residence, hasList, words }: Pick<EditProps, 'residence' | 'hasList' | 'words'>) {
  const { status, values, hidden } = residence
  const { edit } = words
  return (
    <div className="full grid gap-0 mt-2">
      <SiteLink to="/workspace/residences" className="tap small">
        {edit.back}
      </SiteLink>
      <DeskHead
        title={values.name}
        lead={
          <span className="row tight mt-2">
            <Badge form={status === 'published' ? 'filled' : status === 'archived' ? 'dashed' : 'half'}>
              {hidden === null ? words.statuses[status] : words.hidden}
            </Badge>
            <span className="small">{hidden === null ? edit.seals[status] : edit.hidden.seal}</span>
          </span>
        }
      >
        {hasList && status !== 'archived' && (
          <ButtonLink to={buildWaitingListAddress(residence.id)} icon="people">
            {words.waitingList}
          </ButtonLink>
        )}
        {hidden === null && (
          <ButtonLink to={buildResidenceAddress(residence)} icon="window">
            {edit.see}
          </ButtonLink>
        )}
      </DeskHead>
    </div>
  )
}

type CompletenessProps = {
  words: FormWords
  typed: ListingValues
  contradictions: readonly Contradiction[]
  isToPublish: boolean
}

function Completeness({ words, typed, contradictions, isToPublish }: CompletenessProps) {
  const gaps = listGaps(typed)
  const missing = isToPublish ? listMissingToPublish(typed) : []
  return (
    <div className="grid gap-1 small mb-3 w-52">
      <WaysTo
        title={<b>{words.edit.toPublish}</b>}
        ways={missing.map((one) => ({ id: buildControlId(one), words: words.needed[one] }))}
      />
      <WaysTo
        title={<b>{words.contradicting}</b>}
        ways={contradictions.map(({ about, fields }) => ({
          id: buildControlId(fields[0]),
          words: words.contradictions[about],
        }))}
      />
      {gaps.length === 0 ? (
        <p>{words.noGaps}</p>
      ) : (
        <WaysTo
          title={words.gaps(gaps.length, askedMost.length)}
          ways={gaps.map(({ about, field }) => ({ id: buildControlId(field), words: words.asked[about] }))}
        />
      )}
    </div>
  )
}

type WaysToProps = { title: ReactNode; ways: readonly { id: string; words: string }[] }

function WaysTo({ title, ways }: WaysToProps) {
  if (ways.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul className="row tight gap-4">
        {ways.map(({ id, words }) => (
          <li key={words}>
            <a className="tap" href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
