import type { TextsWords } from '#content/staff/texts.ts'
import { isSameText, type TextField, type TextWords, toFields } from '#domain/help/texts/site-text.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { FoundText } from './find-text.ts'

type TextVersionsProps = { text: FoundText; words: TextsWords; onDone: () => void }

export function TextVersions(props: TextVersionsProps) {
  const {
    text: { versions, builtIn, standing },
    words: { history, names },
  } = props
  return (
    <section className="stack stack-fill gap-3" id="history" aria-labelledby="history-title">
      <h2 id="history-title">{history.title}</h2>
      <ul className="ruled">
        {versions.map(({ version, change, words, at, by }, place) => (
          <li key={version} id={`version-${version}`} className="stack stack-fill gap-2 pad-y-4 break">
            <p>
              {history.changes[change]} {by}, <Moment at={at} />. {place === 0 && history.stands}
            </p>
            <Changes
              before={versions[place + 1]?.words ?? builtIn}
              after={words ?? builtIn}
              words={history}
              names={names}
            />
            {!isSameText(words ?? builtIn, standing) && <GoBack {...props} to={words === null ? 0 : version} />}
          </li>
        ))}
        {builtIn && (
          <li id="version-0" className="stack stack-fill gap-2 pad-y-4">
            <p>
              {history.builtIn}. {versions.length === 0 && history.stands}
            </p>
            {!isSameText(builtIn, standing) && <GoBack {...props} to={0} />}
          </li>
        )}
      </ul>
    </section>
  )
}

function GoBack({ text, to, words, onDone }: TextVersionsProps & { to: number }) {
  if (!text.mayChange) return null
  const { kind, item, versions } = text
  return (
    <ActButton
      act="restore"
      hidden={{ id: String(to), kind, item, version: String(versions[0]?.version ?? 0), to: String(to) }}
      said={words.history.restored}
      didNotWork={words.didNotWork}
      focusAfter="page-title"
      onDone={onDone}
      small
      label={words.history.restore}
    />
  )
}

type ChangesProps = {
  before: TextWords | null
  after: TextWords | null
  words: TextsWords['history']
  names: TextsWords['names']
}

function Changes({ before, after, words, names }: ChangesProps) {
  const [was, is] = [before ? toFields(before) : null, after ? toFields(after) : null]
  const fields = (Object.keys(names) as TextField[]).filter((name) => (was?.[name] ?? '') !== (is?.[name] ?? ''))
  if (fields.length === 0) return <p className="small ink-2">{words.nothing}</p>
  return (
    <Disclosure className="fold-small" summary={`${words.what}: ${fields.map((name) => names[name]).join(', ')}`}>
      {fields.map((name) => (
        <div key={name} className="stack stack-fill gap-1 pad-y-4" lang={name.startsWith('es_') ? 'es' : undefined}>
          <h3 className="t-strong" lang="en">
            {names[name]}
          </h3>
          <p className="label" lang="en">
            {words.before}
          </p>
          <p className="as-typed ink-2">{was?.[name] || words.empty}</p>
          <p className="label" lang="en">
            {words.after}
          </p>
          <p className="as-typed">{is?.[name] || words.empty}</p>
        </div>
      ))}
    </Disclosure>
  )
}
