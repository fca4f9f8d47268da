import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { StatePageWords } from '#content/affiliates/state-page.ts'
import type { StatePageDesk } from '#contract/states/state-page.ts'
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
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { LeaveGuard, type LeaveWords } from '#web/parts/desk/form/leave-guard.tsx'

type PageFormProps = {
  page: StatePageDesk
  words: StatePageWords
  leaveWords: LeaveWords
}

const kinds: Partial<Record<PageContact, 'tel' | 'email'>> = { phone: 'tel', email: 'email' }

export function PageForm({ page: { draft, revision }, words, leaveWords }: PageFormProps) {
  const [isDirty, setDirty] = useState(false)
  return (
    <DeskForm
      act="save"
      hidden={{ revision: String(revision) }}
      said={words.saved}
      didNotWork={words.notSaved}
      className="stack stack-fill gap-6"
      onDone={() => setDirty(false)}
    >
      <div className="stack stack-fill gap-6" onInput={() => setDirty(true)}>
        <Texts draft={draft} words={words} />
        <Figures draft={draft} words={words} />
        <Features draft={draft} words={words} />
        <Contact draft={draft} words={words} />
      </div>
      <p className="acts">
        <SubmitButton variant="primary" label={words.save} />
      </p>
      <LeaveGuard isDirty={isDirty} words={leaveWords} />
    </DeskForm>
  )
}

type PartProps = { draft: OwnPage; words: StatePageWords }

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

type NamedFieldProps = { name: PageField; draft: OwnPage; label: string }

function Words({ draft, ...rest }: NamedFieldProps & ComponentProps<'textarea'>) {
  const saved = draft[rest.name] ?? ''
  const control = useFollowing<HTMLTextAreaElement>(saved)
  return <TextareaField {...rest} ref={control} isOptional rows={5} maxLength={pageLimits.text} start={saved} />
}

function Line({ draft, ...rest }: NamedFieldProps & ComponentProps<'input'>) {
  const saved = draft[rest.name] ?? ''
  const control = useFollowing<HTMLInputElement>(saved)
  return <InputField {...rest} ref={control} isOptional autoComplete="off" start={saved} />
}

function Part({ words: { title, lead }, children }: { words: { title: string; lead: string }; children: ReactNode }) {
  return (
    <fieldset className="stack stack-fill gap-4">
      <legend className="t-title">{title}</legend>
      <p className="small ink-2">{lead}</p>
      {children}
    </fieldset>
  )
}

function Texts({ draft, words: { texts } }: PartProps) {
  return (
    <Part words={texts}>
      {pageTexts.map((name) =>
        pageLanguages.map((language) => (
          <Words
            key={language}
            name={`${name}_${language}`}
            draft={draft}
            label={texts.fields[name][language]}
            lang={language}
          />
        )),
      )}
    </Part>
  )
}

function Figures({ draft, words: { figures } }: PartProps) {
  return (
    <Part words={figures}>
      {pageFigures.map((name) => (
        <div key={name} className="fit-10 gap-3 align-end">
          <Line name={`${name}_count`} draft={draft} label={figures.count[name]} inputMode="numeric" maxLength={9} />
          <Line name={`${name}_on`} draft={draft} label={figures.day[name]} type="date" />
        </div>
      ))}
    </Part>
  )
}

function Features({ draft, words: { features } }: PartProps) {
  return (
    <Part words={features}>
      {patches.map((patch) => (
        <Line key={patch} name={`${patch}_since`} draft={draft} label={features.since(patch)} type="date" />
      ))}
    </Part>
  )
}

function Contact({ draft, words: { contact } }: PartProps) {
  return (
    <Part words={contact}>
      {pageContacts.map((field) => (
        <Line
          key={field}
          name={field}
          draft={draft}
          label={contact.fields[field]}
          type={kinds[field] ?? 'text'}
          inputMode={field === 'website' ? 'url' : undefined}
          maxLength={pageLimits[field]}
        />
      ))}
    </Part>
  )
}
