import { useState } from 'react'
import { leaveWords } from '#content/desk/leave.ts'
import { textsWords as words } from '#content/staff/texts.ts'
import { findOlderLanguage, textPages } from '#domain/help/texts/site-text.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { FoundText } from './find-text.ts'
import { TextForm } from './text-form.tsx'
import { TextPreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'

/** Not read anew by itself: who writes must be told what another published, and not send it with their own. */
export default function TextScreen(given: DeskScreenProps<FoundText>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/content">
      {(text, { refused, query }) => {
        const said = {
          add: words.form.published,
          save: words.form.published,
          hide: words.hide.said,
          show: words.show.said,
          restore: words.history.restored,
        }[query.get('done') ?? '']
        return <OneText text={text} said={refused === null ? said : undefined} />
      }}
    </StaffScreen>
  )
}

type OneTextProps = { text: FoundText; said: string | undefined }

function OneText({ text, said }: OneTextProps) {
  const { kind, item, standing, versions, mayChange } = text
  // What was typed stays while somebody else publishes, and goes once one's own words stand.
  const [edition, setEdition] = useState(0)
  const [isOver, setOver] = useState(false)
  const startAnew = () => setEdition((before) => before + 1)
  const [latest] = versions
  // The address says what was done before this page: not what is done on it.
  const [firstSeen] = useState(latest?.version)
  const isSaid = said !== undefined && !isOver && latest?.version === firstSeen
  const older = latest === undefined ? null : findOlderLanguage(latest)
  return (
    <>
      <DeskHead title={standing?.en.title ?? words.addTitle} lead={mayChange ? words.leadOfOne : words.onlyLeaders}>
        {standing !== null && <ButtonLink to={`${textPages[kind]}#${item}`}>{words.onPage}</ButtonLink>}
      </DeskHead>
      <div className="stack stack-fill gap-6 w-52 pad-y-4">
        <p>
          <SiteLink className="tap bold" to="/staff/content">
            {words.back}
          </SiteLink>
        </p>
        {isSaid && <Notice tone="success" announced title={said} />}
        {latest?.isHidden && <Notice title={words.isHidden} icon="alert" />}
        {older !== null && <Notice title={words.older[older]} icon="alert" />}
        {mayChange ? (
          <TextForm
            key={edition}
            text={text}
            older={older}
            words={words}
            leaveWords={leaveWords}
            onDone={startAnew}
            onFailed={() => setOver(true)}
          />
        ) : (
          standing && <TextPreview text={text} words={standing} />
        )}
        {mayChange && standing !== null && <HideForm text={text} />}
        {standing !== null && <TextVersions text={text} words={words} onDone={startAnew} />}
      </div>
    </>
  )
}

function HideForm({ text: { kind, item, versions } }: { text: FoundText }) {
  const act = versions[0]?.isHidden ? 'show' : 'hide'
  return (
    <ActButton
      act={act}
      hidden={{ kind, item, version: String(versions[0]?.version ?? 0) }}
      said={words[act].said}
      didNotWork={words.didNotWork}
      focusAfter="page-title"
      label={words[act].button}
    />
  )
}
