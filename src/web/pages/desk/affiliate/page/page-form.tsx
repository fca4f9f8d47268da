import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { StatePageWords } from '#content/desk/affiliate/state-page.ts'
import type { StatePageDesk } from '#contract/affiliates/state-page.ts'
import { patches } from '#domain/states/adoption.ts'
import {
  type OwnPage,
  type PageContact,
  type PageField,
  pageContacts,
  pageFigures,
  pageLanguages,
  pageLimits,
  pageTexts,
} from '#domain/states/own-page.ts'
import { DeskForm, type FormState, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { LeaveGuard, type LeaveWords } from '#web/parts/desk/form/leave-guard.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'

type PageFormProps = {
  page: StatePageDesk
  refused: RefusedForm | null
  words: StatePageWords
  leaveWords: LeaveWords
}

const kinds: Partial<Record<PageContact, 'tel' | 'email'>> = { phone: 'tel', email: 'email' }

export function PageForm({ page: { draft, revision }, refused, words, leaveWords }: PageFormProps) {
  const [isDirty, setDirty] = useState(false)
  return (
    <DeskForm
      act="save"
      hidden={{ revision: String(revision) }}
      said={words.saved}
      didNotWork={words.notSaved}
      refused={refused}
      className="stack stack-fill gap-6"
      onDone={() => setDirty(false)}
    >
      {(form) => (
        <>
          <div className="stack stack-fill gap-6" onInput={() => setDirty(true)}>
            <Texts form={form} draft={draft} words={words} />
            <Figures form={form} draft={draft} words={words} />
            <Features form={form} draft={draft} words={words} />
            <Contact form={form} draft={draft} words={words} />
          </div>
          <p className="acts">
            <Button type="submit" variant="primary" aria-disabled={form.isPending}>
              {words.save}
            </Button>
          </p>
          <LeaveGuard isDirty={isDirty} words={leaveWords} />
        </>
      )}
    </DeskForm>
  )
}

type PartProps = { form: FormState; draft: OwnPage; words: StatePageWords }

/** What nobody has typed in follows what another has saved; what was typed stays. */
function useFollowing<Element extends HTMLInputElement | HTMLTextAreaElement>(saved: string) {
  const control = useRef<Element>(null)
  const before = useRef(saved)
  useEffect(() => {
    if (control.current?.value === before.current) control.current.value = saved
    before.current = saved
  }, [saved])
  return control
}

function Words({ saved, ...rest }: ComponentProps<'textarea'> & { saved: string }) {
  return <Textarea {...rest} ref={useFollowing<HTMLTextAreaElement>(saved)} rows={5} maxLength={pageLimits.text} />
}

function Line({ saved, ...rest }: ComponentProps<'input'> & { saved: string }) {
  return <Input {...rest} ref={useFollowing<HTMLInputElement>(saved)} autoComplete="off" />
}

const readStart = ({ form: { typed }, draft }: PartProps, field: PageField) => typed[field] ?? draft[field] ?? ''

function Texts(part: PartProps) {
  const { form, words } = part
  return (
    <fieldset className="stack stack-fill gap-4">
      <legend className="t-title">{words.texts.title}</legend>
      <p className="small ink-2">{words.texts.lead}</p>
      {pageTexts.map((name) =>
        pageLanguages.map((language) => {
          const field = `${name}_${language}` as const
          return (
            <Field key={field} label={words.texts.fields[name][language]} error={form.errors[field]} optional>
              {(wiring) => (
                <Words
                  {...wiring}
                  saved={part.draft[field] ?? ''}
                  name={field}
                  lang={language}
                  defaultValue={readStart(part, field)}
                />
              )}
            </Field>
          )
        }),
      )}
    </fieldset>
  )
}

function Figures(part: PartProps) {
  const { form, words } = part
  return (
    <fieldset className="stack stack-fill gap-4">
      <legend className="t-title">{words.figures.title}</legend>
      <p className="small ink-2">{words.figures.lead}</p>
      {pageFigures.map((name) => {
        const [count, day] = [`${name}_count`, `${name}_on`] as const
        return (
          <div key={name} className="fit-10 gap-3 align-start">
            <Field label={words.figures.count[name]} error={form.errors[count]} optional>
              {(wiring) => (
                <Line
                  {...wiring}
                  saved={part.draft[count] ?? ''}
                  name={count}
                  inputMode="numeric"
                  maxLength={9}
                  defaultValue={readStart(part, count)}
                />
              )}
            </Field>
            <Field label={words.figures.day[name]} error={form.errors[day]} optional>
              {(wiring) => (
                <Line
                  {...wiring}
                  saved={part.draft[day] ?? ''}
                  name={day}
                  type="date"
                  defaultValue={readStart(part, day)}
                />
              )}
            </Field>
          </div>
        )
      })}
    </fieldset>
  )
}

function Features(part: PartProps) {
  const { form, words } = part
  return (
    <fieldset className="stack stack-fill gap-4">
      <legend className="t-title">{words.features.title}</legend>
      <p className="small ink-2">{words.features.lead}</p>
      {patches.map((patch) => {
        const field = `${patch}_since` as const
        return (
          <Field key={field} label={words.features.since(patch)} error={form.errors[field]} optional>
            {(wiring) => (
              <Line
                {...wiring}
                saved={part.draft[field] ?? ''}
                name={field}
                type="date"
                defaultValue={readStart(part, field)}
              />
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}

function Contact(part: PartProps) {
  const { form, words } = part
  return (
    <fieldset className="stack stack-fill gap-4">
      <legend className="t-title">{words.contact.title}</legend>
      <p className="small ink-2">{words.contact.lead}</p>
      {pageContacts.map((field) => (
        <Field key={field} label={words.contact.fields[field]} error={form.errors[field]} optional>
          {(wiring) => (
            <Line
              {...wiring}
              saved={part.draft[field] ?? ''}
              name={field}
              type={kinds[field] ?? 'text'}
              inputMode={field === 'website' ? 'url' : undefined}
              maxLength={pageLimits[field]}
              defaultValue={readStart(part, field)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
