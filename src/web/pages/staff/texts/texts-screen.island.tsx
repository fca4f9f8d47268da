import { textsWords as words } from '#content/staff/texts.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { ListedText } from './list-texts.ts'

type TextsRead = { texts: ListedText[]; mayChange: boolean }

export default function TextsScreen(given: DeskScreenProps<TextsRead>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/content">
      {({ texts, mayChange }) => (
        <>
          <DeskHead title={words.title} lead={mayChange ? words.lead : `${words.lead} ${words.onlyLeaders}`}>
            {mayChange && <ButtonLink to="/staff/content/faq/new">{words.add}</ButtonLink>}
          </DeskHead>
          <div className="grid gap-6">
            {[...new Set(texts.map(({ group }) => group))].map((group) => (
              <section key={group} aria-label={group}>
                <h2>{group}</h2>
                <ul className="ruled">
                  {texts.flatMap((text) => (text.group === group ? [<Row key={text.item} text={text} />] : []))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </StaffScreen>
  )
}

function Row({ text: { kind, item, title, isHidden, hasSpanish, older, changed } }: { text: ListedText }) {
  const marks = [
    isHidden ? words.isHidden : null,
    hasSpanish ? words.inSpanish : null,
    older === null ? null : words.older[older].replace(/\.$/, ''),
  ].filter((mark) => mark !== null)
  return (
    <li className="row between tight">
      <SiteLink className="tap bold break" to={`/staff/content/${kind}/${item}`}>
        {title}
      </SiteLink>
      <p className="small ink-2 break">
        {changed === null ? (
          words.asBuilt
        ) : (
          <>
            {words.changed} {changed.by}, <Moment at={changed.at} />
          </>
        )}
        {marks.length > 0 && `. ${marks.join('. ')}`}.
      </p>
    </li>
  )
}
