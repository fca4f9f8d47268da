import { Fragment } from 'react'
import type { openData, TypeWords } from '#content/docs/open-data.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { type Call, describeType, type Fields, joinWithOr, type ParameterRow } from './described-calls.ts'
import { CodeBlock, WithCode } from './doc-sections.tsx'

type CallWords = typeof openData.calls

type DescribedCallProps = { call: Call; origin: string; words: CallWords; sharedAt: string }

export function DescribedCall({ call, origin, words, sharedAt }: DescribedCallProps) {
  const { id, path, title, parameters, sameAs, also, example } = call
  return (
    <Disclosure
      summary={
        <span className="stack gap-1">
          <h3 id={`${id}-title`} className="break">
            {title}
          </h3>
          <CallPath path={path} />
        </span>
      }
    >
      <article className="stack stack-fill" id={id} aria-labelledby={`${id}-title`}>
        <p className="measure">
          <WithCode line={call.words} />
        </p>
        {sameAs ? (
          <p className="measure">
            <a href={`#${sameAs.id}`}>{words.same.replace('{title}', `“${sameAs.title}”`)}</a>
            {sameAs.without.length > 0 && words.without.replace('{names}', sameAs.without.join(', '))}.
          </p>
        ) : (
          parameters.length > 0 && <Parameters rows={parameters} words={words} />
        )}
        {also.length > 0 && (
          <p className="measure">
            <a href={`#${sharedAt}`}>{words.also}</a>: <WithCode line={also.map((name) => `\`${name}\``).join(', ')} />.
          </p>
        )}
        <Answers call={call} words={words} />
        {example === null ? (
          <p className="measure">{words.nothingToTry}</p>
        ) : (
          <CodeBlock label={words.try} code={`curl "${origin}${example}"`} />
        )}
      </article>
    </Disclosure>
  )
}

export function CallPath({ path }: { path: string }) {
  return (
    <code className="call-path break">
      <b>GET</b> {path}
    </code>
  )
}

function Answers({ call: { answers, errors }, words }: { call: Call; words: CallWords }) {
  return (
    <p className="measure">
      <b>{words.comes}:</b> 200 {words.with}{' '}
      {answers.map(({ name, isExplained }, place) => (
        <Fragment key={name}>
          {place > 0 && `, `}
          {isExplained ? <a href={`#field-${name}`}>{name}</a> : <code>{name}</code>}
        </Fragment>
      ))}
      . {words.otherwise} {joinWithOr(errors, words.types)}.
    </p>
  )
}

type ParametersProps = { rows: readonly ParameterRow[]; words: CallWords; caption?: string }

export function Parameters({ rows, words, caption = words.parameters }: ParametersProps) {
  return (
    <Table caption={caption} className="call-table table-lines">
      <ColumnHeads columns={[words.parameter, words.meaning, words.takes, words.example]} />
      <tbody>
        {rows.map(({ name, words: meaning, takes, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label={words.meaning}>
              <WithCode line={meaning} />
            </td>
            <td data-label={words.takes}>{describeType(takes, words.types)}</td>
            <td data-label={words.example}>{example && <code>{example}</code>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type AnswerWords = { field: string; meaning: string; type: string; types: TypeWords; besides: string }

export function AnswerFields({ answer, words }: { answer: Fields; words: AnswerWords }) {
  const { name, fields, besidesThoseOf } = answer
  return (
    <Disclosure summary={<h3 className="break">{name}</h3>}>
      <div className="stack stack-fill" id={`field-${name}`}>
        {besidesThoseOf && (
          <p className="measure">
            {name}: {words.besides} <a href={`#field-${besidesThoseOf}`}>{besidesThoseOf}</a>.
          </p>
        )}
        <Table caption={name} className="call-table table-lines">
          <ColumnHeads columns={[words.field, words.meaning, words.type]} />
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>{field.name}</code>
                </th>
                <td data-label={words.meaning}>
                  <WithCode line={field.words} />
                </td>
                <td data-label={words.type}>{describeType(field.type, words.types)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Disclosure>
  )
}
